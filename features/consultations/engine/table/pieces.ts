import { type DeckId, SPREADS, type SpreadId } from '@solelune/tarot/engine';

/** What a member may share of their dossier, each by itself, in each room anew. */
export const SHARES = ['birth', 'charts', 'draws'] as const;
export type Share = (typeof SHARES)[number];

/** The spreads that two people draw together: all but the personal one, whose positions its author writes. */
export const TABLE_SPREADS = SPREADS.filter((spread) => spread !== 'personal') as [TableSpread, ...TableSpread[]];
export type TableSpread = Exclude<SpreadId, 'personal'>;

export type Piece =
  /** The sky of a birth: the member's own, or of a chart they kept (its activity). */
  | { readonly what: 'wheel'; readonly chart: string | null }
  /** The sky of a day (ISO) around it. */
  | { readonly what: 'transits'; readonly chart: string | null; readonly on: string }
  /** A pack that is shuffled already: the fingerprint of its order was told before anybody took a card. */
  | {
      readonly what: 'spread';
      readonly spread: TableSpread;
      readonly reversals: boolean;
      readonly fingerprint: string;
    }
  /** 1 to 72. */
  | { readonly what: 'angel'; readonly number: number }
  /** A draw that the member kept (its activity). */
  | { readonly what: 'kept-draw'; readonly draw: string };

/** What must be shared for it to lie there; null: it says nothing of the member. */
export function shareOf(piece: Piece): Share | null {
  switch (piece.what) {
    case 'wheel':
    case 'transits':
      return piece.chart === null ? 'birth' : 'charts';
    case 'kept-draw':
      return 'draws';
    default:
      return null;
  }
}

/** A card that was turned. */
export interface Face {
  readonly deck: DeckId;
  readonly slug: string;
  readonly name: string;
  readonly reversed: boolean;
}
