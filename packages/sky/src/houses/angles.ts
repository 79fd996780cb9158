// Ascendant and midheaven, and the construction all the divided systems share.

/** The sky over a place at an instant, ready for any house system: radians. */
export interface HouseSky {
  armc: number;
  sinEps: number;
  cosEps: number;
  lat: number;
  tanLat: number;
}

export function houseSky(armcRad: number, obliquityRad: number, latRad: number): HouseSky {
  return {
    armc: armcRad,
    sinEps: Math.sin(obliquityRad),
    cosEps: Math.cos(obliquityRad),
    lat: latRad,
    tanLat: Math.tan(latRad),
  };
}

/** Ecliptic degree that rises with the equator's point `ra` over a horizon whose pole has the given tangent of height. */
export function risingDegree(sky: HouseSky, ra: number, tanPole: number): number {
  return Math.atan2(Math.sin(ra), Math.cos(ra) * sky.cosEps - tanPole * sky.sinEps);
}

export function midheaven(sky: HouseSky): number {
  return Math.atan2(Math.sin(sky.armc), Math.cos(sky.armc) * sky.cosEps);
}

/** The ecliptic degree on the eastern horizon. */
export function ascendant(sky: HouseSky): number {
  return risingDegree(sky, sky.armc + Math.PI / 2, sky.tanLat);
}

/** Inside the polar circles, where part of the ecliptic never rises or never sets. */
export function isPolar(sky: HouseSky): boolean {
  return Math.abs(sky.tanLat) * sky.sinEps >= sky.cosEps;
}
