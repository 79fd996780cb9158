// Evaluation of the tracks of a pack by Clenshaw's recurrence on the stored integers; rates are the exact
// derivatives. This is the hot path of every chart. All the tracks of an instant are evaluated in one call, so that
// no number is boxed on the way into a function; nothing is allocated: results go into the caller's array.
import type { Pack, Quantity, Track } from './pack.ts';

const MAX_TRACKS = 32;
/** Where each record of the list begins, and the instant's place in its segment, from -1 to 1. */
const bases = new Int32Array(MAX_TRACKS + 1);
const places = new Float64Array(MAX_TRACKS);

/**
 * For each index of the list, writes at `out[index * stride]` the first quantity of that track, its change per day
 * (the exact
 * derivative), then the values of the other quantities: for a body longitude, speed, latitude, distance. A missing
 * track is NaN.
 * The caller guarantees that the instant is inside the pack.
 */
export function evaluateTracks(
  pack: Pack,
  tracks: readonly (Track | undefined)[],
  indexes: Uint8Array,
  jdTt: number,
  out: Float64Array,
  stride: number,
): void {
  const { wide, medium, narrow } = pack;
  const days = jdTt - pack.startJdTt;
  // First locate every record and touch both its ends: the memory reads then overlap, where one by one they would be
  // waited for.
  let seen = 0;
  for (let n = 0; n < indexes.length; n++) {
    const track = tracks[indexes[n] as number];
    if (track === undefined) continue;
    const position = days / track.segmentDays;
    const segment = Math.min(Math.max(Math.floor(position), 0), track.segmentCount - 1);
    const base = track.byteOffset + segment * track.recordBytes;
    places[n] = 2 * (position - segment) - 1;
    bases[n] = base;
    seen ^= (narrow[base] as number) ^ (narrow[base + track.recordBytes - 1] as number);
  }
  bases[MAX_TRACKS] = seen;

  for (let n = 0; n < indexes.length; n++) {
    const index = indexes[n] as number;
    if (index >= tracks.length) continue;
    const at = index * stride;
    const track = tracks[index];
    if (track === undefined) {
      out.fill(Number.NaN, at, at + stride);
      continue;
    }
    const { segmentDays, quantities } = track;
    const x = places[n] as number;
    const x2 = 2 * x;
    const base = bases[n] as number;
    const base2 = base >> 1;
    const base4 = base >> 2;

    const first = quantities[0] as Quantity;
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let end = base + first.narrowAt, i = end + first.narrow - 1; i >= end; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((narrow[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    for (let end = base2 + first.mediumAt, i = end + first.medium - 1; i >= end; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((medium[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    for (let end = base4 + first.wideAt, i = end + first.wide - 1; i > end; i--) {
      const d0 = x2 * d1 + (2 * b1 - d2);
      const b0 = x2 * b1 + ((wide[i] as number) - b2);
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    out[at] = ((wide[base4 + first.wideAt] as number) + x * b1 - b2) * first.quantum;
    out[at + 1] = ((b1 + x * d1 - d2) * first.quantum * 2) / segmentDays;

    for (let which = 1; which < quantities.length; which++) {
      const q = quantities[which] as Quantity;
      b1 = 0;
      b2 = 0;
      for (let end = base + q.narrowAt, i = end + q.narrow - 1; i >= end; i--) {
        const b0 = x2 * b1 + ((narrow[i] as number) - b2);
        b2 = b1;
        b1 = b0;
      }
      for (let end = base2 + q.mediumAt, i = end + q.medium - 1; i >= end; i--) {
        const b0 = x2 * b1 + ((medium[i] as number) - b2);
        b2 = b1;
        b1 = b0;
      }
      for (let end = base4 + q.wideAt, i = end + q.wide - 1; i > end; i--) {
        const b0 = x2 * b1 + ((wide[i] as number) - b2);
        b2 = b1;
        b1 = b0;
      }
      out[at + 1 + which] = ((wide[base4 + q.wideAt] as number) + x * b1 - b2) * q.quantum;
    }
  }
}

const ONLY = Uint8Array.of(0);
const only: Track[] = [];

/** One track, its quantities from `out[0]` on. */
export function evaluateTrack(pack: Pack, track: Track, jdTt: number, out: Float64Array): void {
  only[0] = track;
  evaluateTracks(pack, only, ONLY, jdTt, out, out.length);
}
