import { BELLINE_PLANETS, type BellinePlanet, type Card, SUITS, type Suit } from '../decks/card.ts';

export type Family = 'majors' | Suit | BellinePlanet | 'alone';

export interface FamilyShare {
  readonly family: Family;
  readonly count: number;
  /** What chance would give, on average, to as many cards. */
  readonly expected: number;
}

function familyOf(card: Card): Family | null {
  if (card.kind === 'major') return 'majors';
  if (card.kind === 'minor') return card.suit;
  if (card.kind === 'belline') return card.planet ?? 'alone';
  return null;
}

const FAMILIES: readonly Family[] = ['majors', ...SUITS, ...BELLINE_PLANETS, 'alone'];

/** How a draw is shared among the families of its pack, beside what chance would give. Empty where the pack has only one family. */
export function balanceOf(drawn: readonly Card[], pack: readonly Card[]): FamilyShare[] {
  const countIn = (cards: readonly Card[], family: Family) => cards.filter((card) => familyOf(card) === family).length;
  const shares = FAMILIES.flatMap((family) => {
    const inPack = countIn(pack, family);
    return inPack === 0
      ? []
      : [{ family, count: countIn(drawn, family), expected: (drawn.length * inPack) / pack.length }];
  });
  return shares.length > 1 ? shares : [];
}
