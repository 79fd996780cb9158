// Solar and lunar returns: the instants at which the Sun or Moon is back at its natal longitude. The chart of a
// return is an ordinary chart of that instant, for the place where it is lived.
import type { Ephemeris } from '../ephemeris.ts';
import { instantFromJd, jdFromDate } from '../julian-day.ts';
import { findTransits } from './passages.ts';

/**
 * The return that falls in a calendar year (UT); for births in the first or last hours of a year it may be in the next
 * one.
 */
export function findSolarReturn(ephemeris: Ephemeris, natalSunDeg: number, year: number): Temporal.Instant {
  const from = instantFromJd(jdFromDate({ year, month: 1, day: 1 }));
  const to = instantFromJd(jdFromDate({ year: year + 1, month: 1, day: 1 }) + 1);
  const found = findTransits(ephemeris, 'sun', natalSunDeg, { from, to }, ['conjunction'])[0];
  if (!found) throw new Error(`the Sun does not reach ${natalSunDeg} degrees in ${year}`);
  return found.at;
}

/** The first lunar return after an instant. */
export function findLunarReturn(ephemeris: Ephemeris, natalMoonDeg: number, after: Temporal.Instant): Temporal.Instant {
  const span = { from: after.add({ seconds: 1 }), to: after.add({ hours: 24 * 29 }) };
  const found = findTransits(ephemeris, 'moon', natalMoonDeg, span, ['conjunction'])[0];
  if (!found) throw new Error(`the Moon does not reach ${natalMoonDeg} degrees in 29 days`);
  return found.at;
}
