// The seven house systems. Each writes cusps 11, 12, 2 and 3 (radians, any turn) or all of them; `cusps.ts` completes
// and orders.
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

const SIXTH_TURN = Math.PI / 6;
const MAX_ROUNDS = 30;
/** Within which the short series of sine and cosine are exact. */
const LONGEST_STEP_RAD = 0.3;
/** Newton's error after a step is of the order of the step's square. */
const CONVERGED_SQUARE = 1e-10;

/**
 * Cusps 11, 12, 2, 3: their way from the meridian at latitude 0 (sine, cosine), and how many thirds of the semi-arc
 * they cover.
 */
const PLACIDUS_SIN = Float64Array.from([1, 2, 4, 5], (n) => Math.sin(n * SIXTH_TURN));
const PLACIDUS_COS = Float64Array.from([1, 2, 4, 5], (n) => Math.cos(n * SIXTH_TURN));
const PLACIDUS_THIRDS = Uint8Array.of(1, 2, 2, 1);

/**
 * Placidus: a cusp has covered one or two thirds of its own semi-arc. With h a third of its ascensional difference,
 * its right
 * ascension is armc + way + n h and sin 3h = tan(lat) tan(eps) sin(ra), above the horizon and below it alike. Newton's
 * steps on h
 * carry the sines and cosines of h and ra along by the angle sums: no library sine, and no singularity at the polar
 * circle.
 */
export function placidus(sky: HouseSky, out: Intermediate): void {
  const k = (sky.tanLat * sky.sinEps) / sky.cosEps;
  for (let i = 0; i < 4; i++) {
    const thirds = PLACIDUS_THIRDS[i] as number;
    const waySin = PLACIDUS_SIN[i] as number;
    const wayCos = PLACIDUS_COS[i] as number;
    let sinRa = sky.sinArmc * wayCos + sky.cosArmc * waySin;
    let cosRa = sky.cosArmc * wayCos - sky.sinArmc * waySin;
    let sinH = 0;
    let cosH = 1;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const sin3h = sinH * (3 - 4 * sinH * sinH);
      const cos3h = cosH * (4 * cosH * cosH - 3);
      let change = (k * sinRa - sin3h) / (3 * cos3h - thirds * k * cosRa);
      if (change > LONGEST_STEP_RAD) change = LONGEST_STEP_RAD;
      else if (change < -LONGEST_STEP_RAD) change = -LONGEST_STEP_RAD;
      const square = change * change;
      const s = change * (1 - (square / 6) * (1 - (square / 20) * (1 - square / 42)));
      const c = 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)));
      const turnedH = sinH * c + cosH * s;
      cosH = cosH * c - sinH * s;
      sinH = turnedH;
      const sn = thirds === 2 ? 2 * s * c : s;
      const cn = thirds === 2 ? 1 - 2 * s * s : c;
      const turnedRa = sinRa * cn + cosRa * sn;
      cosRa = cosRa * cn - sinRa * sn;
      sinRa = turnedRa;
      if (square < CONVERGED_SQUARE) break;
    }
    out[i] = Math.atan2(sinRa, cosRa * sky.cosEps);
  }
}

/** Koch: the ascendants of the moments at which the midheaven's degree had covered thirds of its semi-arc. */
export function koch(sky: HouseSky, out: Intermediate): void {
  const tanDeclination = (sky.sinArmc * sky.sinEps) / sky.cosEps;
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
  const near = Math.atan2(Math.sqrt(1 / 3), cosLat);
  const east = sky.armc + Math.PI / 2;
  out[0] = risingDegree(sky, east - far, low);
  out[1] = risingDegree(sky, east - near, high);
  out[2] = risingDegree(sky, east + near, high);
  out[3] = risingDegree(sky, east + far, low);
}
