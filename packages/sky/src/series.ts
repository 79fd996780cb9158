// Evaluation of a track of a pack: value and exact derivative of each quantity, by Clenshaw's recurrence on the stored integers.
// This is the hot path of every chart: no allocation, one pass over memory that is contiguous.
import type { Pack, Track } from './pack.ts';

/**
 * Writes, for each quantity of the track, its value and its change per day: out[at], out[at + 1], out[at + 2]...
 * The caller guarantees that `jdTt` is inside the pack.
 */
export function evaluateTrack(pack: Pack, track: Track, jdTt: number, out: Float64Array, at: number): void {
  const { wide, medium, narrow } = pack;
  const { segmentDays, quantities } = track;
  const position = (jdTt - pack.header.startJdTt) / segmentDays;
  let segment = Math.floor(position);
  if (segment < 0) segment = 0;
  else if (segment >= track.segmentCount) segment = track.segmentCount - 1;
  const x = 2 * (position - segment) - 1;
  const x2 = 2 * x;
  const perDay = 2 / segmentDays;
  const base = track.byteOffset + segment * track.recordBytes;
  const base4 = base >> 2;
  const base2 = base >> 1;
  for (let index = 0; index < quantities.length; index++) {
    const q = quantities[index] as (typeof quantities)[number];
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let i = base + q.narrowAt + q.narrow - 1, end = base + q.narrowAt; i >= end; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((narrow[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    for (let i = base2 + q.mediumAt + q.medium - 1, end = base2 + q.mediumAt; i >= end; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((medium[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    const first = base4 + q.wideAt;
    for (let i = first + q.wide - 1; i > first; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((wide[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    out[at + index * 2] = ((wide[first] as number) + x * b1 - b2) * q.quantum;
    out[at + index * 2 + 1] = (b1 + x * d1 - d2) * q.quantum * perDay;
  }
}
