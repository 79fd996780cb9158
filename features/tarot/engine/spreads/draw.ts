import type { Card, Major } from '../decks/card.ts';
import { CARDS, MAJORS } from '../decks/decks.ts';
import { type FanCard, fanOf } from '../shuffle/proof.ts';
import { type FifthCard, fifthCard } from './cross.ts';
import type { Position } from './positions.ts';
import { deckOf, type PackId, type SpreadId, spreadOf } from './spreads.ts';
import { neighboursInFan } from './yes-no.ts';

/** The cards that are shuffled, in the order that anyone who verifies a draw must know. */
export const cardsOf = (pack: PackId): readonly Card[] => (pack === 'majors' ? MAJORS : CARDS[deckOf(pack)]);

export interface DrawAsked {
  readonly spread: SpreadId;
  readonly pack: PackId;
  /** How many cards lie on the table. */
  readonly count: number;
  readonly withReversals: boolean;
}

export interface LaidCard {
  readonly position: Position;
  readonly card: Card;
  readonly isReversed: boolean;
  /** From 1, where it lay in the fan; null when it was computed. */
  readonly pick: number | null;
}

export interface DealtDraw {
  readonly fan: readonly FanCard[];
  readonly laid: readonly LaidCard[];
  readonly fifth: FifthCard | null;
  /** Beside the card of a yes or no. */
  readonly neighbours: readonly Omit<LaidCard, 'position'>[];
}

/** How many cards are taken by hand. */
export const takenIn = ({ spread, pack, count }: Pick<DrawAsked, 'spread' | 'pack' | 'count'>): number =>
  spreadOf(spread, { pack, count }).taken;

/** Whether these picks can be made in that fan: as many as the spread takes, each another card. */
export function arePicks(picks: readonly number[], asked: DrawAsked): boolean {
  const size = cardsOf(asked.pack).length;
  const isInFan = (pick: number) => Number.isInteger(pick) && pick >= 1 && pick <= size;
  return picks.length === takenIn(asked) && picks.every(isInFan) && new Set(picks).size === picks.length;
}

/** The cards on the table, once both seeds and the places of the fan are known. A pure function: anyone may run it again. */
export function dealt(
  asked: DrawAsked,
  seeds: { readonly server: string; readonly visitor: string },
  picks: readonly number[],
): DealtDraw {
  const pack = cardsOf(asked.pack);
  const { positions } = spreadOf(asked.spread, asked);
  const fan = fanOf(pack.length, seeds.server, seeds.visitor, asked.withReversals);
  const taken = (pick: number) => {
    const { card, isReversed } = fan[pick - 1] as FanCard;
    return { card: pack[card - 1] as Card, isReversed, pick };
  };
  const laid = picks.map((pick, index) => ({ position: positions[index] as Position, ...taken(pick) }));
  const fifth = asked.spread === 'cross' ? fifthCard(laid.map(({ card }) => card as Major)) : null;
  const heart = positions.at(-1) as Position;
  return {
    fan,
    laid: fifth ? [...laid, { position: heart, card: fifth.card, isReversed: false, pick: null }] : laid,
    fifth,
    neighbours: asked.spread === 'yes-no' ? neighboursInFan(picks[0] as number, pack.length).map(taken) : [],
  };
}
