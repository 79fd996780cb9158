import { profileKind } from '@solelune/angels/texts';
import type { Corpus } from '@solelune/corpus';
import { sectionOf } from '@solelune/corpus';
import { type Ask, type Card, type LaidCard, type SpreadId, THEME_ASKS, type Theme } from '../engine/index.ts';
import { type CardText, cardText } from './card-texts.ts';
import { plainOf } from './plain.ts';

export interface CardReading {
  /** A line under the card's name. */
  readonly line: string;
  readonly epithet: string;
  readonly keywords: readonly string[];
  readonly paragraphs: readonly string[];
}

/** What the spreads of the heart ask of every card, whoever draws. */
const SPREAD_ASKS: Partial<Record<SpreadId, Ask>> = { love: 'love', single: 'single' };

/** Questions whose answer the theme completes. */
const READ_BY_THEME: readonly Ask[] = ['situation', 'advice', 'outcome'];

/** What a short draw also asks of its cards, so that three of them are a reading: the two sides of a situation, the way out of the rest. */
const ALSO_ASKED: Partial<Record<Ask, readonly Ask[]>> = {
  situation: ['love', 'work'],
  obstacle: ['advice', 'outcome'],
  advice: ['outcome'],
  outcome: ['advice'],
};

/** Minors and Belline's cards have shorter texts than the majors: they are asked more, in longer draws too. */
const SHORT_DRAW = { major: 3, minor: 5, belline: 5, angel: 0 } as const;

function alsoAsked(card: Card, ask: Ask, { spread, theme, count }: ReadingOf): readonly Ask[] {
  const byTheme = theme ? THEME_ASKS[theme] : SPREAD_ASKS[spread];
  return [
    ...(byTheme && READ_BY_THEME.includes(ask) ? [byTheme] : []),
    ...(spread !== 'yes-no' && count <= SHORT_DRAW[card.kind] ? (ALSO_ASKED[ask] ?? []) : []),
  ];
}

export interface ReadingOf {
  readonly spread: SpreadId;
  readonly theme: Theme | null;
  /** How many cards lie on the table. */
  readonly count: number;
}

/** A card × what its position asks × the theme × upright or reversed. */
export function cardReading(
  corpus: Corpus,
  { card, position: { ask }, isReversed }: Pick<LaidCard, 'card' | 'position' | 'isReversed'>,
  draw: ReadingOf,
): CardReading {
  const text = cardText(corpus, card);
  const asked = text.section(ask);
  const said = [
    ...(card.kind === 'angel' ? angelWords(corpus, card, text, ask) : [plainOf(text.lead), asked?.text]),
    isReversed ? text.section('reversed')?.text : undefined,
    ...alsoAsked(card, ask, draw).map((also) => text.section(also)?.text),
  ];
  return {
    line: (isReversed ? text.section('reversed') : asked)?.title ?? text.epithet,
    ...{ epithet: text.epithet, keywords: text.keywords },
    // A card may have one text for two questions: it is read once.
    paragraphs: [...new Set(said.filter((paragraph) => paragraph !== undefined && paragraph !== ''))] as string[],
  };
}

/** An angel gives its message wherever it lies; what the place asks for comes after. In the place of the message, the word of its own page does. */
function angelWords(corpus: Corpus, card: Card, text: CardText, ask: Ask): (string | undefined)[] {
  const message = text.section('message')?.text;
  const asked = text.section(ask)?.text;
  return [message, asked === message ? sectionOf(corpus, profileKind, card.slug, 'oracle').text : asked];
}
