/**
 * How far the sidereal zodiac stands behind the tropical one. Each school fixes an angle at an instant; from there the equinox goes by the general
 * precession (IAU 2006, Capitaine, Wallace & Chapront 2003). The mean value is given: nutation, which moves the equinox and not the stars, is taken
 * from the longitudes themselves.
 */

export const AYANAMSAS = {
  /** Indian Calendar Reform Committee, 1955: 23°15′00.658″ on 21 March 1956 at 0 h, nutation included; 23°14′43.89″ without. */
  lahiri: { jdTt: 2_435_553.5, deg: 23.245524743 },
  /** Fagan and Bradley: the vernal point at 335°57′28.64″ of the fixed zodiac at the Besselian epoch 1950.0. */
  fagan_bradley: { jdTt: 2_433_282.42346, deg: 24 + 2 / 60 + 31.36 / 3600 },
  /** Krishnamurti, *Reader 1*: tables to the minute from 1840 on; 22°21′50″ at 1900.0 fits them. */
  krishnamurti: { jdTt: 2_415_020, deg: 22 + 21 / 60 + 50 / 3600 },
} as const;
export type Ayanamsa = keyof typeof AYANAMSAS;

const J2000 = 2_451_545;
const CENTURY_DAYS = 36_525;

/** General precession in longitude since 2000, arcseconds. */
function precessionArcsec(jdTt: number): number {
  const t = (jdTt - J2000) / CENTURY_DAYS;
  return t * (5028.796195 + t * (1.1054348 + t * (0.00007964 - t * 0.000023857)));
}

/** Degrees, from the mean equinox of date. */
export function ayanamsaDeg(name: Ayanamsa, jdTt: number): number {
  const { jdTt: epoch, deg } = AYANAMSAS[name];
  return deg + (precessionArcsec(jdTt) - precessionArcsec(epoch)) / 3600;
}
