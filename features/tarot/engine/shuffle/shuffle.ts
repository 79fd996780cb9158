import { below, byteStream } from './byte-stream.ts';

/** A pile in another order, decided by a seed: Fisher and Yates, from the last place to the first. At most 256 cards. */
export function shuffled<T>(pile: readonly T[], seed: string): T[] {
  const order = pile.slice();
  const nextByte = byteStream(seed);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, nextByte);
    const moved = order[last] as T;
    order[last] = order[other] as T;
    order[other] = moved;
  }
  return order;
}
