/** The decks that exist. `tarot` is the Tarot de Marseille, whole: draws that ask for majors take its first 22 cards. */
export const DECKS = ['tarot', 'belline', 'angels'] as const;
export type DeckId = (typeof DECKS)[number];

/** What a card answers to a question of yes or no. */
export type Answer = 'yes' | 'maybe' | 'no';

/** From hard (-2) to bright (2): how a card colours those beside it. */
export type Tone = -2 | -1 | 0 | 1 | 2;

export const SUITS = ['wands', 'cups', 'swords', 'coins'] as const;
export type Suit = (typeof SUITS)[number];

export const BELLINE_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type BellinePlanet = (typeof BELLINE_PLANETS)[number];

interface AnyCard {
  readonly slug: string;
  readonly name: string;
  readonly tone: Tone;
  /** What counts in sequences and sums: the number of a major (Le Mat 22), the rank of a minor, the number of an oracle's card. */
  readonly value: number;
}

export interface Major extends AnyCard {
  readonly deck: 'tarot';
  readonly kind: 'major';
  /** As Marseille writes it (IIII, VIIII); empty for Le Mat. */
  readonly roman: string;
  readonly answer: Answer;
}

export interface Minor extends AnyCard {
  readonly deck: 'tarot';
  readonly kind: 'minor';
  readonly suit: Suit;
  readonly answer: Answer;
}

export interface BellineCard extends AnyCard {
  readonly deck: 'belline';
  readonly kind: 'belline';
  readonly planet: BellinePlanet | null;
}

export interface AngelCard extends AnyCard {
  readonly deck: 'angels';
  readonly kind: 'angel';
  /** Slug of its choir. */
  readonly choir: string;
}

export type Card = Major | Minor | BellineCard | AngelCard;
export type CardKind = Card['kind'];
