import { cardsOf, type DealtDraw, dealt, fingerprintOf, spreadOf } from '@solelune/tarot/engine';
import type { Face, Piece } from './pieces.ts';
import type { SpreadState } from './table-log.ts';

type SpreadPiece = Extract<Piece, { what: 'spread' }>;

/** The cards that both seeds and the places taken decide. */
export function cardsOfSpread(
  { spread, reversals }: Pick<SpreadPiece, 'spread' | 'reversals'>,
  seeds: { server: string; visitor: string },
  picks: readonly number[],
): DealtDraw['laid'] {
  const { pack, positions } = spreadOf(spread);
  return dealt({ spread, pack, count: positions.length, withReversals: reversals }, seeds, picks).laid;
}

export const faceOf = ({ card, isReversed }: DealtDraw['laid'][number]): Face => ({
  deck: card.deck,
  slug: card.slug,
  name: card.name,
  reversed: isReversed,
});

/**
 * Computes a spread again from what is told at its end: whether the order was the one whose fingerprint was shown before the first card, and whether
 * these are the cards that the two seeds give. Null while something still lies face down. The very code of the draws (docs/10-fair-draws.md).
 */
export function isGenuine(piece: SpreadPiece, state: SpreadState): boolean | null {
  const { serverSeed, visitorSeed, picks, faces } = state;
  if (serverSeed === null || visitorSeed === null) return null;
  if (fingerprintOf(cardsOf(spreadOf(piece.spread).pack).length, serverSeed) !== piece.fingerprint) return false;
  const laid = cardsOfSpread(piece, { server: serverSeed, visitor: visitorSeed }, picks);
  return laid.every(({ card, isReversed }, index) => {
    const face = faces[index];
    return face?.slug === card.slug && face.deck === card.deck && face.reversed === isReversed;
  });
}
