// Sidereal time, by one of two conventions:
// - from 1850, clocks: Earth rotation angle (IAU 2000) of UT1, accumulated precession (IAU 2006), equation of the
//   equinoxes;
// - before 1850, sundials: universal time is mean solar time, so the mean Sun of the date itself gives the meridian.
//   (Rotation angle and mean Sun part by delta T / 365, five arcminutes at year 0: a birth hour then told the Sun's
//   place, not the stars'.)
// The reference of our tests does the same before 1850; after 2050 it has a convention of its own (README).
import { DEG_RAD, normalizeDeg, RAD_DEG } from './angles.ts';
import type { Orientation } from './ephemeris.ts';
import { J2000 } from './julian-day.ts';
import { moonNode } from './lunar-arguments.ts';

/** 1 January 1850. */
const CLOCKS_START_JD = 2396758.5;
/**
 * Constant of the mean-Sun convention, degrees: read off the reference's sidereal times before 1850, so that both share
 * one convention. It leaves a step of 0.1 arcsec in 1850.
 */
const MEAN_SUN_OFFSET_DEG = -1.3616 / 3600;

export type SiderealConvention = 'earth_rotation' | 'mean_sun';

export function siderealConventionAt(jdUt: number): SiderealConvention {
  return jdUt < CLOCKS_START_JD ? 'mean_sun' : 'earth_rotation';
}

/** Right ascension of the meridian at Greenwich, degrees. */
export function greenwichSiderealDeg(jdUt: number, jdTt: number, orientation: Orientation): number {
  const equinoxes = orientation.dpsiDeg * Math.cos(orientation.obliquityDeg * DEG_RAD);
  if (siderealConventionAt(jdUt) === 'mean_sun') {
    return normalizeDeg(
      orientation.meanEarthDeg + MEAN_SUN_OFFSET_DEG + 360 * (jdUt - 0.5 - Math.floor(jdUt - 0.5)) + equinoxes,
    );
  }
  const days = jdUt - J2000;
  const t = (jdTt - J2000) / 36525;
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * days + (days - Math.floor(days)));
  const precession =
    0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - t * 0.0000000368))));
  const complement = 0.00264096 * Math.sin(moonNode(t));
  return normalizeDeg(rotation + (precession + complement) / 3600 + equinoxes);
}

/**
 * Altitude (degrees, geocentric, no refraction) of a place of the ecliptic seen from latitude `latDeg` with the
 * meridian at `armcDeg`.
 */
export function altitudeDeg(
  lonDeg: number,
  eclipticLatDeg: number,
  obliquityDeg: number,
  armcDeg: number,
  latDeg: number,
): number {
  const lon = lonDeg * DEG_RAD;
  const lat = eclipticLatDeg * DEG_RAD;
  const eps = obliquityDeg * DEG_RAD;
  const x = Math.cos(lat) * Math.cos(lon);
  const y = Math.cos(lat) * Math.sin(lon) * Math.cos(eps) - Math.sin(lat) * Math.sin(eps);
  const z = Math.cos(lat) * Math.sin(lon) * Math.sin(eps) + Math.sin(lat) * Math.cos(eps);
  const armc = armcDeg * DEG_RAD;
  const toMeridian = x * Math.cos(armc) + y * Math.sin(armc);
  return Math.asin(Math.sin(latDeg * DEG_RAD) * z + Math.cos(latDeg * DEG_RAD) * toMeridian) * RAD_DEG;
}
