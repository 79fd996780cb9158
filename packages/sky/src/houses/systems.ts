// The seven house systems. Each writes cusps 11, 12, 2 and 3 (radians, any turn) or all of them; `cusps.ts` completes and orders.
import { type HouseSky, risingDegree } from './angles.ts';

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
const CONVERGED_SQUARE = 1e-10;

/** Cusps 11, 12, 2, 3: share of the semi-arc, and the cusp's way from the meridian on the equator at latitude 0, with its sine and cosine. */
const PLACIDUS_SHARE = Float64Array.of(THIRD, 2 * THIRD, 2 * THIRD, THIRD);
const PLACIDUS_WAY = Float64Array.of(SIXTH_TURN, 2 * SIXTH_TURN, 4 * SIXTH_TURN, 5 * SIXTH_TURN);
const WAY_SIN = PLACIDUS_WAY.map(Math.sin);
const WAY_COS = PLACIDUS_WAY.map(Math.cos);

/**
 * Placidus: a cusp has covered a third or two thirds of its own semi-arc. Its right ascension solves
 * ra = armc + way + share x ad(ra), with sin ad = tan(lat) tan(eps) sin(ra), above the horizon and below it alike.
 * Newton's steps turn the sine and cosine of `ra` by the angle sums, which spares the library's sines.
 */
export function placidus(sky: HouseSky, out: Intermediate): void {
  const k = (sky.tanLat * sky.sinEps) / sky.cosEps;
  const sinArmc = Math.sin(sky.armc);
  const cosArmc = Math.cos(sky.armc);
  for (let i = 0; i < 4; i++) {
    const share = PLACIDUS_SHARE[i] as number;
    let sin = sinArmc * (WAY_COS[i] as number) + cosArmc * (WAY_SIN[i] as number);
    let cos = cosArmc * (WAY_COS[i] as number) - sinArmc * (WAY_SIN[i] as number);
    let moved = 0;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const s = k * sin;
      const root = Math.sqrt(1 - s * s);
      const change = ((share * Math.asin(s) - moved) * root) / (root - share * k * cos);
      moved += change;
      const square = change * change;
      const turnSin =
        square < 0.06 ? change * (1 - (square / 6) * (1 - (square / 20) * (1 - square / 42))) : Math.sin(change);
      const turnCos =
        square < 0.06
          ? 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)))
          : Math.cos(change);
      const turned = sin * turnCos + cos * turnSin;
      cos = cos * turnCos - sin * turnSin;
      sin = turned;
      if (square < CONVERGED_SQUARE) break;
    }
    out[i] = Math.atan2(sin, cos * sky.cosEps);
  }
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
