import type { BellinePlanet, Card, Major, Suit } from '../decks/card.ts';
import { NAMED_PAIR_SLUGS, pairSlug } from '../named-pairs.ts';

/** How the cards of a draw answer one another; each is a rule that can be read again, and names the places of its cards (from 0). */
export type CardLink =
  | { readonly kind: 'pair'; readonly cards: readonly [number, number]; readonly slug: string }
  | { readonly kind: 'sequence'; readonly cards: readonly number[]; readonly rises: boolean }
  | { readonly kind: 'double'; readonly cards: readonly [number, number] }
  | { readonly kind: 'suit'; readonly cards: readonly number[]; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly cards: readonly number[]; readonly rank: number }
  | { readonly kind: 'planet'; readonly cards: readonly number[]; readonly planet: BellinePlanet }
  | { readonly kind: 'choir'; readonly cards: readonly number[]; readonly choir: string }
  | { readonly kind: 'majors' | 'minors' | 'reversed'; readonly cards: readonly number[] }
  | { readonly kind: 'tone'; readonly cards: readonly number[]; readonly bright: boolean };

export interface LinkedCard {
  readonly card: Card;
  readonly isReversed: boolean;
}

const NAMED = new Set(NAMED_PAIR_SLUGS);
const indexesOf = (laid: readonly LinkedCard[], test: (one: LinkedCard) => boolean): number[] =>
  laid.flatMap((one, index) => (test(one) ? [index] : []));

/** More than half of the cards, and two at least. */
const isMajority = (found: readonly number[], laid: readonly LinkedCard[]) =>
  found.length >= 2 && found.length * 2 > laid.length;

const isMajor = (card: Card): card is Major => card.kind === 'major';

function pairsOf(laid: readonly LinkedCard[], hasText: (slug: string) => boolean): CardLink[] {
  return laid.flatMap(({ card: one }, first) =>
    laid.slice(first + 1).flatMap(({ card: other }, offset): CardLink[] => {
      const cards = [first, first + 1 + offset] as const;
      if (!isMajor(one) || !isMajor(other)) return [];
      if (one.slug === other.slug) return [{ kind: 'double', cards }];
      const slug = pairSlug(one, other);
      return NAMED.has(slug) && hasText(slug) ? [{ kind: 'pair', cards, slug }] : [];
    }),
  );
}

/** Numbers that follow one another from one card to the next on the table: of majors, of one suit, or of an oracle. */
function sequencesOf(laid: readonly LinkedCard[]): CardLink[] {
  const follows = (one: Card, other: Card, step: number) =>
    one.kind === other.kind &&
    one.kind !== 'angel' &&
    (one.kind !== 'minor' || other.kind !== 'minor' || one.suit === other.suit) &&
    other.value - one.value === step;
  return [1, -1].flatMap((step) => {
    const runs: number[][] = [];
    laid.forEach(({ card }, index) => {
      const run = runs.at(-1);
      const before = laid[index - 1]?.card;
      if (run && before && follows(before, card, step)) run.push(index);
      else runs.push([index]);
    });
    return runs
      .filter((run) => run.length > 1)
      .map((cards): CardLink => ({ kind: 'sequence', cards, rises: step === 1 }));
  });
}

const grouped = <Key>(laid: readonly LinkedCard[], keyOf: (card: Card) => Key | null): Map<Key, number[]> => {
  const groups = new Map<Key, number[]>();
  laid.forEach(({ card }, index) => {
    const key = keyOf(card);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return groups;
};

const shared = <Key>(groups: Map<Key, number[]>, link: (key: Key, cards: number[]) => CardLink): CardLink[] =>
  [...groups].filter(([, cards]) => cards.length > 1).map(([key, cards]) => link(key, cards));

function sharedOf(laid: readonly LinkedCard[]): CardLink[] {
  return [
    ...shared(
      grouped(laid, (card) => (card.kind === 'minor' ? card.suit : null)),
      (suit, cards) => ({ kind: 'suit', suit, cards }),
    ),
    ...shared(
      grouped(laid, (card) => (card.kind === 'minor' ? card.value : null)),
      (rank, cards) => ({ kind: 'rank', rank, cards }),
    ),
    ...shared(
      grouped(laid, (card) => (card.kind === 'belline' ? card.planet : null)),
      (planet, cards) => ({ kind: 'planet', planet, cards }),
    ),
    ...shared(
      grouped(laid, (card) => (card.kind === 'angel' ? card.choir : null)),
      (choir, cards) => ({ kind: 'choir', choir, cards }),
    ),
  ];
}

/** What most of the cards are, where the pack leaves a choice. */
function majoritiesOf(laid: readonly LinkedCard[], isWholeTarot: boolean): CardLink[] {
  const majors = indexesOf(laid, ({ card }) => card.kind === 'major');
  const minors = indexesOf(laid, ({ card }) => card.kind === 'minor');
  const reversed = indexesOf(laid, ({ isReversed }) => isReversed);
  const bright = indexesOf(laid, ({ card, isReversed }) => card.kind !== 'angel' && card.tone > 0 && !isReversed);
  const hard = indexesOf(laid, ({ card, isReversed }) => card.kind !== 'angel' && (card.tone < 0 || isReversed));
  return [
    ...(isWholeTarot && isMajority(majors, laid) ? [{ kind: 'majors', cards: majors } as const] : []),
    ...(isWholeTarot && minors.length === laid.length && laid.length > 1
      ? [{ kind: 'minors', cards: minors } as const]
      : []),
    ...(isMajority(reversed, laid) ? [{ kind: 'reversed', cards: reversed } as const] : []),
    ...(isMajority(bright, laid) ? [{ kind: 'tone', bright: true, cards: bright } as const] : []),
    ...(isMajority(hard, laid) ? [{ kind: 'tone', bright: false, cards: hard } as const] : []),
  ];
}

/** Every link of a draw, the closest first: named pairs, then sequences, what is shared, what is in the majority. */
export const linksOf = (
  laid: readonly LinkedCard[],
  {
    isWholeTarot = false,
    hasText = () => true,
  }: { isWholeTarot?: boolean /** Whether a pair has its text. */; hasText?: (slug: string) => boolean } = {},
): CardLink[] => [
  ...pairsOf(laid, hasText),
  ...sequencesOf(laid),
  ...sharedOf(laid),
  ...majoritiesOf(laid, isWholeTarot),
];
