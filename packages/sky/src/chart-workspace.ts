// A chart as numbers only, computed into arrays that are kept from one chart to the next: nothing is allocated. `chart.ts` makes
// the readable chart from it; searches over time and the speed bench use it as it is.
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
const ORB_UNITS = Math.floor(DEFAULT_ORB_DEG * UNITS_PER_DEG);
/** Separations fall in 256 buckets of 0.7 degree, each with the one major aspect that may be within the default orb of it. */
const BUCKET_SHIFT = 23;
const BUCKET_DEG = 180 / 256;
const BUCKET_ANGLE = Uint8Array.from({ length: 257 }, (_, bucket) => {
  const apart = (angle: number): number => Math.abs((bucket + 0.5) * BUCKET_DEG - angle);
  return MAJOR_ASPECTS.map((kind) => ASPECTS[kind]).reduce((a, b) => (apart(b) < apart(a) ? b : a));
});
const BUCKET_UNITS = Float64Array.from(BUCKET_ANGLE, (angle) => angle * UNITS_PER_DEG);

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
  const pairs = (CLASSIC_BODIES.length * (CLASSIC_BODIES.length - 1)) / 2;
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
    aspectFrom: new Uint8Array(pairs),
    aspectTo: new Uint8Array(pairs),
    aspectAngle: new Uint8Array(pairs),
    aspectOrb: new Float64Array(pairs),
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

/** The table of major aspects at the default orb, after `computePlaces`. */
export function computeAspectTable(into: ChartWorkspace): void {
  const { state } = into;
  const size = CLASSIC_BODIES.length;
  for (let i = 0; i < size; i++) {
    turns[i] = ((state[(CLASSIC_BODIES[i] as number) * STATE_STRIDE] as number) - 180) * UNITS_PER_DEG;
  }
  into.aspectCount = 0;
  for (let i = 0; i < size; i++) {
    const turn = turns[i] as number;
    for (let j = i + 1; j < size; j++) {
      const difference = ((turns[j] as number) - turn) | 0;
      const sign = difference >> 31;
      const separation = ((difference ^ sign) - sign) >>> 0;
      const off = separation - (BUCKET_UNITS[separation >>> BUCKET_SHIFT] as number);
      if (off <= ORB_UNITS && off >= -ORB_UNITS) {
        addAspect(into, CLASSIC_BODIES[i] as number, CLASSIC_BODIES[j] as number, separation >>> BUCKET_SHIFT);
      }
    }
  }
}

function addAspect(into: ChartWorkspace, from: number, to: number, bucket: number): void {
  const { state } = into;
  const angle = BUCKET_ANGLE[bucket] as number;
  const raw = (state[to * STATE_STRIDE] as number) - (state[from * STATE_STRIDE] as number);
  const apart = Math.abs(raw);
  const excess = Math.min(apart, 360 - apart) - angle;
  const relative = (state[to * STATE_STRIDE + 1] as number) - (state[from * STATE_STRIDE + 1] as number);
  const opening = raw < 0 === apart <= 180 ? -relative : relative;
  const count = into.aspectCount;
  into.aspectFrom[count] = from;
  into.aspectTo[count] = to;
  into.aspectAngle[count] = angle;
  into.aspectOrb[count] = opening > 0 === excess < 0 ? -Math.abs(excess) : Math.abs(excess);
  into.aspectCount = count + 1;
}
