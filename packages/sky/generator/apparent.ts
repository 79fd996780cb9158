// Apparent geocentric places from the integrated grid: light time and aberration, on the mean ecliptic and equinox of
// date. Nutation is a series of its own and the Sun's deflection of light, which is sharp near the Sun, is added at
// run time.
import type { EarthOrientation } from './earth-orientation.ts';
import { EPOCH_JD, FIRST_DAY, LIGHT_AU_PER_DAY, MOON_SAMPLES_PER_DAY, PLANET_STRIDE, STORED_BODIES } from './grid.ts';
import { type Grid, interpolate } from './lagrange.ts';

export type FittedBody = Exclude<(typeof STORED_BODIES)[number], 'earth_moon_barycentre'> | 'moon';

export interface ApparentPlaces {
  /**
   * Longitude and latitude (radians, mean ecliptic of date), distance at the light-time corrected instant (au), into
   * `out`.
   */
  place(body: FittedBody, jdTt: number, out: Float64Array): void;
}

const EMB_OFFSET = STORED_BODIES.indexOf('earth_moon_barycentre') * 3;
/** Half-width of the difference that gives the Earth's velocity: 12-point interpolation makes it exact enough. */
const VELOCITY_STEP = 0.05;

export function createApparentPlaces(
  planets: Float64Array,
  moonValues: Float64Array,
  earthMoonMassRatio: number,
  orientation: EarthOrientation,
): ApparentPlaces {
  const planetGrid: Grid = { values: planets, stride: PLANET_STRIDE, start: FIRST_DAY, perDay: 1 };
  const moonGrid: Grid = { values: moonValues, stride: 3, start: FIRST_DAY, perDay: MOON_SAMPLES_PER_DAY };
  const moonShare = 1 / (1 + earthMoonMassRatio);
  const emb = new Float64Array(3);
  const moon = new Float64Array(3);
  const ahead = new Float64Array(3);
  const behind = new Float64Array(3);
  const earth = new Float64Array(3);
  const velocity = new Float64Array(3);
  const target = new Float64Array(3);
  const rows = new Float64Array(9);

  function earthAt(t: number, out: Float64Array): void {
    interpolate(planetGrid, EMB_OFFSET, t, emb, 0);
    interpolate(moonGrid, 0, t, moon, 0);
    for (let axis = 0; axis < 3; axis++) out[axis] = (emb[axis] as number) - moonShare * (moon[axis] as number);
  }

  function bodyAt(body: FittedBody, t: number, out: Float64Array): void {
    if (body !== 'moon') {
      interpolate(planetGrid, STORED_BODIES.indexOf(body) * 3, t, out, 0);
      return;
    }
    earthAt(t, out);
    for (let axis = 0; axis < 3; axis++) out[axis] = (out[axis] as number) + (moon[axis] as number);
  }

  return {
    place(body, jdTt, out) {
      const t = jdTt - EPOCH_JD;
      earthAt(t + VELOCITY_STEP, ahead);
      earthAt(t - VELOCITY_STEP, behind);
      earthAt(t, earth);
      for (let axis = 0; axis < 3; axis++) {
        velocity[axis] = ((ahead[axis] as number) - (behind[axis] as number)) / (2 * VELOCITY_STEP * LIGHT_AU_PER_DAY);
      }
      let distance = 0;
      for (let pass = 0; pass < 3; pass++) {
        bodyAt(body, t - distance / LIGHT_AU_PER_DAY, target);
        for (let axis = 0; axis < 3; axis++) target[axis] = (target[axis] as number) - (earth[axis] as number);
        distance = Math.hypot(target[0] as number, target[1] as number, target[2] as number);
      }
      aberrate(target, distance, velocity);
      out[2] = distance;
      orientation.eclipticOfDate(jdTt, rows);
      const row = (i: number): number =>
        (rows[i] as number) * (target[0] as number) +
        (rows[i + 1] as number) * (target[1] as number) +
        (rows[i + 2] as number) * (target[2] as number);
      const x = row(0);
      const y = row(3);
      const z = row(6);
      out[0] = Math.atan2(y, x);
      out[1] = Math.atan2(z, Math.hypot(x, y));
    },
  };
}

/**
 * Turns `vector` into the unit direction seen by an observer moving at `beta` (velocity over that of light),
 * relativistic.
 */
function aberrate(vector: Float64Array, length: number, beta: Float64Array): void {
  const b0 = beta[0] as number;
  const b1 = beta[1] as number;
  const b2 = beta[2] as number;
  const bm1 = Math.sqrt(1 - b0 * b0 - b1 * b1 - b2 * b2);
  const u0 = (vector[0] as number) / length;
  const u1 = (vector[1] as number) / length;
  const u2 = (vector[2] as number) / length;
  const dot = u0 * b0 + u1 * b1 + u2 * b2;
  const w = 1 + dot / (1 + bm1);
  vector[0] = (bm1 * u0 + w * b0) / (1 + dot);
  vector[1] = (bm1 * u1 + w * b1) / (1 + dot);
  vector[2] = (bm1 * u2 + w * b2) / (1 + dot);
}
