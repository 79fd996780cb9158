// Evaluation of the tracks of a pack by Clenshaw's recurrence on the stored integers; rates are the exact derivatives.
// This is the hot path of every chart: no allocation, results go into the caller's array.
import type { Pack, Quantity, Track } from './pack.ts';

/** Segment of an instant; the caller guarantees that the instant is inside the pack, whose last segment may be cut short. */
function segmentOf(track: Track, position: number): number {
  const segment = Math.floor(position);
  if (segment < 0) return 0;
  return segment >= track.segmentCount ? track.segmentCount - 1 : segment;
}

/**
 * Writes the first quantity of the track and its change per day at `out[at]` and `out[at + 1]`, then the values of the others:
 * for a body longitude, its speed, latitude, distance.
 */
export function evaluateTrack(pack: Pack, track: Track, jdTt: number, out: Float64Array, at: number): void {
  const position = (jdTt - pack.startJdTt) / track.segmentDays;
  const segment = segmentOf(track, position);
  const x = 2 * (position - segment) - 1;
  const base = track.byteOffset + segment * track.recordBytes;
  const { quantities } = track;
  sumWithRate(pack, quantities[0] as Quantity, base, x, 2 / track.segmentDays, out, at);
  for (let index = 1; index < quantities.length; index++) {
    sumValue(pack, quantities[index] as Quantity, base, x, out, at + index + 1);
  }
}

/** One quantity of the track and its change per day. */
export function evaluateQuantity(
  pack: Pack,
  track: Track,
  index: number,
  jdTt: number,
  out: Float64Array,
  at: number,
): void {
  const position = (jdTt - pack.startJdTt) / track.segmentDays;
  const segment = segmentOf(track, position);
  const base = track.byteOffset + segment * track.recordBytes;
  const quantity = track.quantities[index] as Quantity;
  sumWithRate(pack, quantity, base, 2 * (position - segment) - 1, 2 / track.segmentDays, out, at);
}

function sumValue(pack: Pack, q: Quantity, base: number, x: number, out: Float64Array, at: number): void {
  const { wide, medium, narrow } = pack;
  const x2 = 2 * x;
  let b1 = 0;
  let b2 = 0;
  const narrowFirst = base + q.narrowAt;
  for (let i = narrowFirst + q.narrow - 1; i >= narrowFirst; i--) {
    const b0 = x2 * b1 + ((narrow[i] as number) - b2);
    b2 = b1;
    b1 = b0;
  }
  const mediumFirst = (base >> 1) + q.mediumAt;
  for (let i = mediumFirst + q.medium - 1; i >= mediumFirst; i--) {
    const b0 = x2 * b1 + ((medium[i] as number) - b2);
    b2 = b1;
    b1 = b0;
  }
  const wideFirst = (base >> 2) + q.wideAt;
  for (let i = wideFirst + q.wide - 1; i > wideFirst; i--) {
    const b0 = x2 * b1 + ((wide[i] as number) - b2);
    b2 = b1;
    b1 = b0;
  }
  out[at] = ((wide[wideFirst] as number) + x * b1 - b2) * q.quantum;
}

function sumWithRate(
  pack: Pack,
  q: Quantity,
  base: number,
  x: number,
  perDay: number,
  out: Float64Array,
  at: number,
): void {
  const { wide, medium, narrow } = pack;
  const x2 = 2 * x;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  const narrowFirst = base + q.narrowAt;
  for (let i = narrowFirst + q.narrow - 1; i >= narrowFirst; i--) {
    const d0 = x2 * d1 + (2 * b1 - d2);
    const b0 = x2 * b1 + ((narrow[i] as number) - b2);
    d2 = d1;
    d1 = d0;
    b2 = b1;
    b1 = b0;
  }
  const mediumFirst = (base >> 1) + q.mediumAt;
  for (let i = mediumFirst + q.medium - 1; i >= mediumFirst; i--) {
    const d0 = x2 * d1 + (2 * b1 - d2);
    const b0 = x2 * b1 + ((medium[i] as number) - b2);
    d2 = d1;
    d1 = d0;
    b2 = b1;
    b1 = b0;
  }
  const wideFirst = (base >> 2) + q.wideAt;
  for (let i = wideFirst + q.wide - 1; i > wideFirst; i--) {
    const d0 = x2 * d1 + (2 * b1 - d2);
    const b0 = x2 * b1 + ((wide[i] as number) - b2);
    d2 = d1;
    d1 = d0;
    b2 = b1;
    b1 = b0;
  }
  out[at] = ((wide[wideFirst] as number) + x * b1 - b2) * q.quantum;
  out[at + 1] = (b1 + x * d1 - d2) * q.quantum * perDay;
}
