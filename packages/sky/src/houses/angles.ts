// Ascendant and midheaven, and the construction all the divided systems share.
import { DEG_RAD } from '../angles.ts';

/** The sky over a place at an instant, ready for any house system: radians. */
export interface HouseSky {
  armc: number;
  sinArmc: number;
  cosArmc: number;
  sinEps: number;
  cosEps: number;
  lat: number;
  tanLat: number;
}

export function createHouseSky(): HouseSky {
  return { armc: 0, sinArmc: 0, cosArmc: 1, sinEps: 0, cosEps: 1, lat: 0, tanLat: 0 };
}

export function setHouseSky(sky: HouseSky, armcDeg: number, obliquityDeg: number, latDeg: number): void {
  sky.armc = armcDeg * DEG_RAD;
  sky.sinArmc = Math.sin(sky.armc);
  sky.cosArmc = Math.cos(sky.armc);
  sky.sinEps = Math.sin(obliquityDeg * DEG_RAD);
  sky.cosEps = Math.cos(obliquityDeg * DEG_RAD);
  sky.lat = latDeg * DEG_RAD;
  sky.tanLat = Math.tan(sky.lat);
}

/**
 * Ecliptic degree that rises with the equator's point `ra` over a horizon whose pole has the given tangent of height.
 */
export function risingDegree(sky: HouseSky, ra: number, tanPole: number): number {
  return Math.atan2(Math.sin(ra), Math.cos(ra) * sky.cosEps - tanPole * sky.sinEps);
}

export function midheaven(sky: HouseSky): number {
  return Math.atan2(sky.sinArmc, sky.cosArmc * sky.cosEps);
}

/**
 * The ecliptic degree on the eastern horizon: the one that rises with the equator's point 90 degrees east of the
 * meridian.
 */
export function ascendant(sky: HouseSky): number {
  return Math.atan2(sky.cosArmc, -sky.sinArmc * sky.cosEps - sky.tanLat * sky.sinEps);
}

/** Inside the polar circles, where part of the ecliptic never rises or never sets. */
export function isPolar(sky: HouseSky): boolean {
  return Math.abs(sky.tanLat) * sky.sinEps >= sky.cosEps;
}
