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

/** What the spreads of the heart are about, whoever asks. */
const SPREAD_THEMES: Partial<Record<SpreadId, Theme>> = { love: 'love', single: 'love' };

/** Where the heart is asked twice of the same card: once what it is, once what it does in love. */
const READ_BY_THEME: readonly Ask[] = ['situation', 'advice', 'outcome'];

export interface ReadingOf {
  readonly spread: SpreadId;
  readonly theme: Theme | null;
}

/** A card × what its position asks × the theme × upright or reversed. */
export function cardReading(
  corpus: Corpus,
  { card, position: { ask }, isReversed }: Pick<LaidCard, 'card' | 'position' | 'isReversed'>,
  { spread, theme }: ReadingOf,
): CardReading {
  const text = cardText(corpus, card);
  const asked = text.section(ask);
  const about = theme ?? SPREAD_THEMES[spread];
  const byTheme = about && READ_BY_THEME.includes(ask) ? text.section(THEME_ASKS[about] ?? ask) : undefined;
  const said = [
    ...(card.kind === 'angel' ? angelWords(corpus, card, text, ask) : [plainOf(text.lead), asked?.text]),
    isReversed ? text.section('reversed')?.text : undefined,
    byTheme?.text,
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
