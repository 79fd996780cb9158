import { byteStream } from './byte-stream.ts';
import { hexOf, sha256 } from './sha256.ts';
import { shuffled } from './shuffle.ts';

/**
 * How a draw is made fair and provable.
 * 1. The server draws a secret seed, which orders the pack, and shows the fingerprint of seed and order: it can no longer change them.
 * 2. The visitor's seed, made at the first touch, shuffles that order again: the server could not foresee it.
 * 3. Both seeds together decide which cards lie upside down: neither side can choose them alone.
 * 4. The server's seed is shown after the draw, and everything can be computed again (docs/10-fair-draws.md has a script).
 */

/** Cards are counted from 1, in the order of their pack. */
const pack = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);

export const orderBefore = (size: number, serverSeed: string): number[] => shuffled(pack(size), serverSeed);

/** What is shown before the first touch. */
export const fingerprintOf = (size: number, serverSeed: string): string =>
  hexOf(sha256(`${serverSeed}:${orderBefore(size, serverSeed).join(',')}`));

export interface FanCard {
  /** From 1, in the order of the pack. */
  readonly card: number;
  readonly isReversed: boolean;
}

/** The fan from left to right, as it lies once both seeds are known. */
export function fanOf(size: number, serverSeed: string, visitorSeed: string, withReversals: boolean): FanCard[] {
  const nextByte = byteStream(`${serverSeed}:${visitorSeed}:sens`);
  return shuffled(orderBefore(size, serverSeed), visitorSeed).map((card) => ({
    card,
    isReversed: (nextByte() & 1) === 1 && withReversals,
  }));
}
