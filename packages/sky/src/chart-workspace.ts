// A chart as numbers only, computed into arrays that are kept from one chart to the next: nothing is allocated.
// `chart.ts` makes the readable chart from it; searches over time and the speed bench use it as it is.
import { ASPECTS, DEFAULT_ORB_DEG, MAJOR_ASPECTS } from './aspects.ts';
import { ALL_BODIES, BODIES, BODY_INDEX, createState, STATE_STRIDE } from './bodies.ts';
import type { Ephemeris, Orientation } from './ephemeris.ts';
import { type CuspsResult, computeCusps, placeInHouses } from './houses/cusps.ts';
import type { HouseSystem } from './houses/systems.ts';
import { greenwichSiderealDeg } from './sidereal.ts';

/** Sun to Pluto, mean node, mean Lilith: the bodies of the aspect table. */
export const CLASSIC_BODIES = Uint8Array.from(
  [...BODIES.slice(0, 10), 'mean_node' as const, 'mean_lilith' as const].map((body) => BODY_INDEX[body]),
);
/** Longitudes as 32-bit fractions of a turn: differences then wrap by themselves. */
const UNITS_PER_DEG = 2 ** 32 / 360;
/**
 * Separations, halved to stay positive integers, fall in 256 buckets of 0.7 degree, each with the major aspect nearest
 * to it.
 */
const HALF_UNITS_PER_DEG = UNITS_PER_DEG / 2;
const ORB_HALF_UNITS = Math.floor(DEFAULT_ORB_DEG * HALF_UNITS_PER_DEG);
const BUCKET_SHIFT = 22;
const BUCKET_DEG = 180 / 256;
const BUCKET_ANGLE = Uint8Array.from({ length: 257 }, (_, bucket) => {
  const apart = (angle: number): number => Math.abs((bucket + 0.5) * BUCKET_DEG - angle);
  return MAJOR_ASPECTS.map((kind) => ASPECTS[kind]).reduce((a, b) => (apart(b) < apart(a) ? b : a));
});
/** Where the orb of that aspect begins. */
const BUCKET_START = Int32Array.from(BUCKET_ANGLE, (angle) => angle * HALF_UNITS_PER_DEG - ORB_HALF_UNITS);
const PAIRS = (CLASSIC_BODIES.length * (CLASSIC_BODIES.length - 1)) / 2;

export interface ChartWorkspace {
  /** What is computed. */
  bodies: Uint8Array;
  state: Float64Array;
  cusps: Float64Array;
  /** House of each body. */
  houses: Uint8Array;
  orientation: Orientation;
  houseResult: CuspsResult;
  armcDeg: number;
  deltaTSeconds: number;
  jdTt: number;
  /** Major aspects within 5 degrees: bodies, angle, signed orb (negative while applying). */
  aspectCount: number;
  aspectFrom: Uint8Array;
  aspectTo: Uint8Array;
  aspectAngle: Uint8Array;
  aspectOrb: Float64Array;
}

export function createChartWorkspace(bodies: Uint8Array = ALL_BODIES): ChartWorkspace {
  return {
    bodies,
    state: createState(),
    cusps: new Float64Array(12),
    houses: new Uint8Array(BODIES.length),
    orientation: { dpsiDeg: 0, obliquityDeg: 0, meanEarthDeg: 0 },
    houseResult: { systemUsed: 'placidus', backwards: false, ascendantDeg: 0, midheavenDeg: 0 },
    armcDeg: 0,
    deltaTSeconds: 0,
    jdTt: 0,
    aspectCount: 0,
    aspectFrom: new Uint8Array(PAIRS),
    aspectTo: new Uint8Array(PAIRS),
    aspectAngle: new Uint8Array(PAIRS),
    aspectOrb: new Float64Array(PAIRS),
  };
}

/** Positions, angles, cusps and the house of each body. */
export function computePlaces(
  ephemeris: Ephemeris,
  jdUt: number,
  latDeg: number,
  lngDeg: number,
  system: HouseSystem,
  into: ChartWorkspace,
): void {
  into.deltaTSeconds = ephemeris.deltaTSeconds(jdUt);
  into.jdTt = jdUt + into.deltaTSeconds / 86400;
  ephemeris.fill(into.jdTt, into.state, into.orientation, into.bodies);
  into.armcDeg = greenwichSiderealDeg(jdUt, into.jdTt, into.orientation) + lngDeg;
  computeCusps(system, into.armcDeg, into.orientation.obliquityDeg, latDeg, into.cusps, into.houseResult);
  placeInHouses(into.state, STATE_STRIDE, into.bodies, into.cusps, into.houseResult.backwards, into.houses);
}

const turns = new Int32Array(CLASSIC_BODIES.length);
/** Pairs found: first body, second body and bucket, packed; one more slot for the last miss. */
const hits = new Int32Array(PAIRS + 1);

/** The table of major aspects at the default orb, after `computePlaces`. */
export function computeAspectTable(into: ChartWorkspace): void {
  const { state, aspectFrom, aspectTo, aspectAngle, aspectOrb } = into;
  const size = CLASSIC_BODIES.length;
  for (let i = 0; i < size; i++) {
    turns[i] = ((state[(CLASSIC_BODIES[i] as number) * STATE_STRIDE] as number) - 180) * UNITS_PER_DEG;
  }
  // Which pairs are in aspect is anyone's guess: every pair is written, and the count moves on only for a hit,
  // without a branch.
  let count = 0;
  for (let i = 0; i < size; i++) {
    const turn = turns[i] as number;
    for (let j = i + 1; j < size; j++) {
      const difference = ((turns[j] as number) - turn) | 0;
      const sign = difference >> 31;
      const separation = ((difference ^ sign) - sign) >>> 1;
      const bucket = separation >>> BUCKET_SHIFT;
      hits[count] = (i << 16) | (j << 10) | bucket;
      const inside = (separation - (BUCKET_START[bucket] as number)) | 0;
      count += ((inside | (2 * ORB_HALF_UNITS - inside)) >>> 31) ^ 1;
    }
  }
  for (let n = 0; n < count; n++) {
    const hit = hits[n] as number;
    const from = CLASSIC_BODIES[hit >> 16] as number;
    const to = CLASSIC_BODIES[(hit >> 10) & 63] as number;
    const angle = BUCKET_ANGLE[hit & 1023] as number;
    const raw = (state[to * STATE_STRIDE] as number) - (state[from * STATE_STRIDE] as number);
    const apart = Math.abs(raw);
    const excess = Math.min(apart, 360 - apart) - angle;
    const relative = (state[to * STATE_STRIDE + 1] as number) - (state[from * STATE_STRIDE + 1] as number);
    // The separation grows with `raw` up to 180 degrees and shrinks beyond; the orb grows with the separation past
    // the exact angle.
    const opening = relative * raw * (180 - apart) * excess;
    aspectFrom[n] = from;
    aspectTo[n] = to;
    aspectAngle[n] = angle;
    aspectOrb[n] = opening < 0 ? -Math.abs(excess) : Math.abs(excess);
  }
  into.aspectCount = count;
}
