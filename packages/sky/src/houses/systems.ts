// The seven house systems. Each writes cusps 11, 12, 2 and 3 (radians, any turn) or all of them; `cusps.ts` completes and orders.
import { type HouseSky, longitudeOfRa, risingDegree } from './angles.ts';

export const HOUSE_SYSTEMS = [
  'placidus',
  'koch',
  'equal_mc',
  'equal_a',
  'campanus',
  'porphyry',
  'regiomontanus',
] as const;

export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** The four intermediate cusps a divided system gives: 11, 12, 2, 3. */
export type Intermediate = Float64Array;

const THIRD = 1 / 3;
const SIXTH_TURN = Math.PI / 6;
const MAX_ROUNDS = 20;
/** Newton's error after a step is of the order of the step's square. */
const CONVERGED_RAD = 1e-7;

/**
 * Placidus: a cusp has covered a third or two thirds of its own semi-arc. Its right ascension solves
 * ra = armc + f (90 + ad(ra)) above the horizon, ra = armc + 180 - f (90 - ad(ra)) below, with sin ad = tan(lat) tan(eps) sin(ra).
 */
function placidusRa(sky: HouseSky, fraction: number, below: boolean): number {
  const k = (sky.tanLat * sky.sinEps) / sky.cosEps;
  const start = below ? sky.armc + Math.PI - fraction * (Math.PI / 2) : sky.armc + fraction * (Math.PI / 2);
  let ra = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const s = k * Math.sin(ra);
    const slope = (k * Math.cos(ra)) / Math.sqrt(1 - s * s);
    const change = (start + fraction * Math.asin(s) - ra) / (1 - fraction * slope);
    ra += change;
    if (Math.abs(change) < CONVERGED_RAD) break;
  }
  return ra;
}

export function placidus(sky: HouseSky, out: Intermediate): void {
  out[0] = longitudeOfRa(sky, placidusRa(sky, THIRD, false));
  out[1] = longitudeOfRa(sky, placidusRa(sky, 2 * THIRD, false));
  out[2] = longitudeOfRa(sky, placidusRa(sky, 2 * THIRD, true));
  out[3] = longitudeOfRa(sky, placidusRa(sky, THIRD, true));
}

/** Koch: the ascendants of the moments at which the midheaven's degree had covered thirds of its semi-arc. */
export function koch(sky: HouseSky, out: Intermediate): void {
  const tanDeclination = (Math.sin(sky.armc) * sky.sinEps) / sky.cosEps;
  const third = Math.asin(sky.tanLat * tanDeclination) / 3;
  out[0] = risingDegree(sky, sky.armc + SIXTH_TURN - 2 * third, sky.tanLat);
  out[1] = risingDegree(sky, sky.armc + 2 * SIXTH_TURN - third, sky.tanLat);
  out[2] = risingDegree(sky, sky.armc + 4 * SIXTH_TURN + third, sky.tanLat);
  out[3] = risingDegree(sky, sky.armc + 5 * SIXTH_TURN + 2 * third, sky.tanLat);
}

/** Regiomontanus: equal parts of the equator, carried to the ecliptic by circles through the north and south points. */
export function regiomontanus(sky: HouseSky, out: Intermediate): void {
  const low = sky.tanLat * 0.5;
  const high = sky.tanLat * Math.sqrt(0.75);
  out[0] = risingDegree(sky, sky.armc + SIXTH_TURN, low);
  out[1] = risingDegree(sky, sky.armc + 2 * SIXTH_TURN, high);
  out[2] = risingDegree(sky, sky.armc + 4 * SIXTH_TURN, high);
  out[3] = risingDegree(sky, sky.armc + 5 * SIXTH_TURN, low);
}

/** Campanus: equal parts of the prime vertical, carried by the same circles. */
export function campanus(sky: HouseSky, out: Intermediate): void {
  const sinLat = Math.sin(sky.lat);
  const cosLat = Math.cos(sky.lat);
  const low = Math.tan(Math.asin(sinLat * 0.5));
  const high = Math.tan(Math.asin(sinLat * Math.sqrt(0.75)));
  const far = Math.atan2(Math.sqrt(3), cosLat);
  const near = Math.atan2(Math.sqrt(THIRD), cosLat);
  const east = sky.armc + Math.PI / 2;
  out[0] = risingDegree(sky, east - far, low);
  out[1] = risingDegree(sky, east - near, high);
  out[2] = risingDegree(sky, east + near, high);
  out[3] = risingDegree(sky, east + far, low);
}
