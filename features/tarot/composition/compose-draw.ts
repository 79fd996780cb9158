import type { Corpus } from '@solelune/corpus';
import { capitalised } from '@solelune/french/sentence';
import { pairKind } from '../corpus.ts';
import { type CardLink, type DealtDraw, type DrawAsked, linksOf, type Theme } from '../engine/index.ts';
import { type CardReading, cardReading } from './card-reading.ts';
import { linkWords, type SaidLink } from './link-words.ts';

export interface ComposedDraw {
  /** One for each card on the table. */
  readonly cards: readonly CardReading[];
  readonly links: readonly SaidLink[];
  readonly whole: { readonly headline: string; readonly text: string };
}

/** More threads than these tangle. What a pair says is its own; of what is said of many draws, two are enough. */
const MOST_PAIRS = 3;
const MOST_OTHERS = 2;

function chosenLinks(links: readonly CardLink[]): CardLink[] {
  const pairs = links.filter((link) => link.kind === 'pair');
  // A card that came twice has its pairs twice.
  const once = pairs.filter(({ slug }, at) => pairs.findIndex((other) => other.slug === slug) === at);
  return [...once.slice(0, MOST_PAIRS), ...links.filter(({ kind }) => kind !== 'pair').slice(0, MOST_OTHERS)];
}

/** The whole of a draw in words: each card at its place, what joins them, and one line to keep. */
export function composeDraw(
  corpus: Corpus,
  asked: DrawAsked & { theme: Theme | null },
  { laid }: Pick<DealtDraw, 'laid'>,
): ComposedDraw {
  const cards = saidOnce(laid.map((one) => cardReading(corpus, one, asked)));
  const hasText = (slug: string) => corpus.get(pairKind, slug) !== undefined;
  const links = chosenLinks(linksOf(laid, { isWholeTarot: asked.pack === 'tarot', hasText }));
  return {
    cards,
    links: links.map((link) => linkWords(corpus, link, laid)),
    whole: wholeOf(cards),
  };
}

/** The card that the sum of a cross brings back says only what it has not said yet. */
function saidOnce(readings: readonly CardReading[]): CardReading[] {
  const said = new Set<string>();
  return readings.map((reading) => {
    const paragraphs = reading.paragraphs.filter((paragraph) => !said.has(paragraph));
    for (const paragraph of paragraphs) said.add(paragraph);
    return { ...reading, paragraphs };
  });
}

/** The last card has the last word: its image, then a word from each. */
function wholeOf(cards: readonly CardReading[]): ComposedDraw['whole'] {
  const last = cards.at(-1) as CardReading;
  // Each card gives the first of its words that no other has given.
  const words: string[] = [];
  for (const { keywords } of cards) {
    const fresh = keywords.find((word) => !words.includes(word));
    if (fresh) words.push(fresh);
  }
  return {
    headline: last.epithet,
    text:
      cards.length > 1
        ? `${capitalised(words.slice(0, -1).join(', '))}, puis ${words.at(-1)}.`
        : `${capitalised(last.keywords.join(', '))}.`,
  };
}
