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
const NONE = 255;
/** For each whole degree of separation, the major aspect that may be within the default orb, or 255. */
const NEAREST_ASPECT = Uint8Array.from({ length: 181 }, (_, degree) => {
  const near = MAJOR_ASPECTS.map((kind) => ASPECTS[kind]).find(
    (angle) => degree + 1 >= angle - DEFAULT_ORB_DEG && degree <= angle + DEFAULT_ORB_DEG,
  );
  return near ?? NONE;
});

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

/** The table of major aspects at the default orb, after `computePlaces`. */
export function computeAspectTable(into: ChartWorkspace): void {
  const { state, aspectFrom, aspectTo, aspectAngle, aspectOrb } = into;
  let count = 0;
  for (let i = 0; i < CLASSIC_BODIES.length; i++) {
    const a = (CLASSIC_BODIES[i] as number) * STATE_STRIDE;
    const lonA = state[a] as number;
    for (let j = i + 1; j < CLASSIC_BODIES.length; j++) {
      const b = (CLASSIC_BODIES[j] as number) * STATE_STRIDE;
      const raw = (state[b] as number) - lonA;
      const apart = Math.abs(raw);
      const separation = Math.min(apart, 360 - apart);
      const angle = NEAREST_ASPECT[separation | 0] as number;
      if (angle === NONE) continue;
      const excess = separation - angle;
      const orb = Math.abs(excess);
      if (orb > DEFAULT_ORB_DEG) continue;
      const relative = (state[b + 1] as number) - (state[a + 1] as number);
      const opening = raw < 0 === apart <= 180 ? -relative : relative;
      aspectFrom[count] = CLASSIC_BODIES[i] as number;
      aspectTo[count] = CLASSIC_BODIES[j] as number;
      aspectAngle[count] = angle;
      aspectOrb[count] = opening > 0 === excess < 0 ? -orb : orb;
      count++;
    }
  }
  into.aspectCount = count;
}
