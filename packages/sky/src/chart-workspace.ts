// A chart as numbers only, computed into arrays that are kept from one chart to the next: nothing is allocated. `chart.ts` makes
// the readable chart from it; searches over time and the speed bench use it as it is.
import { DEFAULT_ORB_DEG } from './aspects.ts';
import { BODIES, BODY_INDEX, createState, STATE_STRIDE } from './bodies.ts';
import type { Ephemeris, Orientation } from './ephemeris.ts';
import { type CuspsResult, computeCusps, houseOf } from './houses/cusps.ts';
import type { HouseSystem } from './houses/systems.ts';
import { greenwichSiderealDeg } from './sidereal.ts';

/** Bodies of the aspect table: Sun to Pluto, mean node, mean Lilith. */
const ASPECT_BODIES = Uint8Array.from(
  [...BODIES.slice(0, 10), 'mean_node' as const, 'mean_lilith' as const].map((body) => BODY_INDEX[body]),
);
const MAJOR_ANGLES = Float64Array.of(0, 60, 90, 120, 180);

export interface ChartWorkspace {
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

export function createChartWorkspace(): ChartWorkspace {
  const pairs = (ASPECT_BODIES.length * (ASPECT_BODIES.length - 1)) / 2;
  return {
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
  ephemeris.fill(into.jdTt, into.state, into.orientation);
  into.armcDeg = greenwichSiderealDeg(jdUt, into.jdTt, into.orientation) + lngDeg;
  computeCusps(system, into.armcDeg, into.orientation.obliquityDeg, latDeg, into.cusps, into.houseResult);
  const { state, cusps, houses } = into;
  for (let i = 0; i < houses.length; i++) {
    houses[i] = houseOf(state[i * STATE_STRIDE] as number, cusps, into.houseResult.backwards);
  }
}

/** The table of major aspects at the default orb, after `computePlaces`. */
export function computeAspectTable(into: ChartWorkspace): void {
  const { state, aspectFrom, aspectTo, aspectAngle, aspectOrb } = into;
  let count = 0;
  for (let i = 0; i < ASPECT_BODIES.length; i++) {
    const a = (ASPECT_BODIES[i] as number) * STATE_STRIDE;
    const lonA = state[a] as number;
    for (let j = i + 1; j < ASPECT_BODIES.length; j++) {
      const b = (ASPECT_BODIES[j] as number) * STATE_STRIDE;
      let difference = (state[b] as number) - lonA;
      if (difference >= 180) difference -= 360;
      else if (difference < -180) difference += 360;
      const separation = difference < 0 ? -difference : difference;
      for (let k = 0; k < 5; k++) {
        const excess = separation - (MAJOR_ANGLES[k] as number);
        if (excess > DEFAULT_ORB_DEG || excess < -DEFAULT_ORB_DEG) continue;
        const relative = (state[b + 1] as number) - (state[a + 1] as number);
        const opening = difference < 0 ? -relative : relative;
        const orb = excess < 0 ? -excess : excess;
        aspectFrom[count] = ASPECT_BODIES[i] as number;
        aspectTo[count] = ASPECT_BODIES[j] as number;
        aspectAngle[count] = MAJOR_ANGLES[k] as number;
        aspectOrb[count] = opening > 0 === excess < 0 ? -orb : orb;
        count++;
      }
    }
  }
  into.aspectCount = count;
}
