// Bending of light by the Sun: up to 1.8 arcsec at its limb, 0.004 arcsec at a right angle. First-order, for a source
// at a finite distance. Behind the disc, where nothing is seen, only the mass inside the ray's distance from the centre
// bends it: 1 - exp(-(r / 0.31)^2.2) of the whole, which follows the standard solar model within 3 percent.
import { DEG_RAD, RAD_DEG } from './angles.ts';

/** 2 G M / c^2 of the Sun, au. */
const TWICE_GRAVITATIONAL_RADIUS_AU = 1.97412574336e-8;
const SUN_RADIUS_AU = 0.004652472;
const NEAR_RAD = 12 * DEG_RAD;

/** Moves the longitude and latitude (degrees) at `state[at]`, `state[at + 2]` away from the Sun at `state[sun]`. */
export function deflect(state: Float64Array, at: number, sun: number): void {
  const distance = state[at + 3] as number;
  const sunDistance = state[sun + 3] as number;
  if (distance <= 0 || sunDistance <= 0) return;
  let apart = ((state[at] as number) - (state[sun] as number)) * DEG_RAD;
  if (apart > Math.PI) apart -= 2 * Math.PI;
  else if (apart < -Math.PI) apart += 2 * Math.PI;
  const lat = (state[at + 2] as number) * DEG_RAD;
  let cosApart: number;
  let sinApart: number;
  if (apart < NEAR_RAD && apart > -NEAR_RAD) {
    cosApart = Math.cos(apart);
    sinApart = Math.sin(apart);
  } else {
    // Far from the Sun the bending is under 0.03 arcsec: Bhaskara's sine, right to 0.2 percent, is enough.
    const size = Math.abs(apart);
    const product = size * (Math.PI - size);
    const sine = (16 * product) / (5 * Math.PI * Math.PI - 4 * product);
    sinApart = apart < 0 ? -sine : sine;
    const square = size > Math.PI / 2 ? (Math.PI - size) ** 2 : size * size;
    const cosine = (Math.PI * Math.PI - 4 * square) / (Math.PI * Math.PI + square);
    cosApart = size > Math.PI / 2 ? -cosine : cosine;
  }
  // Latitudes stay small: the series is exact to 1e-9 up to 18 degrees.
  const lat2 = lat * lat;
  const cosLat = 1 - lat2 * (0.5 - lat2 * (1 / 24 - lat2 / 720));
  const cosElongation = cosLat * cosApart;
  const toPlanet = Math.sqrt(
    distance * distance + sunDistance * sunDistance - 2 * distance * sunDistance * cosElongation,
  );
  let bend =
    (TWICE_GRAVITATIONAL_RADIUS_AU / sunDistance) *
    (distance / Math.max(1e-12, toPlanet + sunDistance - distance * cosElongation));
  if (cosElongation > 0.9999 && distance > sunDistance) {
    const inRadii = Math.sqrt(1 - cosElongation * cosElongation) * (sunDistance / SUN_RADIUS_AU);
    if (inRadii < 1) bend *= 1 - Math.exp(-((inRadii / 0.31) ** 2.2));
  }
  state[at] = (state[at] as number) + (bend * sinApart * RAD_DEG) / cosLat;
  state[at + 2] = (state[at + 2] as number) + bend * lat * (1 - lat2 / 6) * cosApart * RAD_DEG;
}
