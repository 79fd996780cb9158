// Solar and lunar returns: the instants at which the Sun or Moon is back at its natal longitude. The chart of a
// return is an ordinary chart of that instant, for the place where it is lived.
import type { Ephemeris } from '../ephemeris.ts';
import { findTransits } from './passages.ts';

/** The Sun goes round in 365.24 days: half a year on either side holds every longitude. */
const HALF_A_YEAR_HOURS = 24 * 184;

/**
 * The solar return nearest to an instant. Given the birthday of a year, it is that year's: a calendar year has two returns,
 * or none, for who was born around New Year.
 */
export function findSolarReturn(
  ephemeris: Ephemeris,
  natalSunDeg: number,
  birthday: Temporal.Instant,
): Temporal.Instant {
  const span = {
    from: birthday.subtract({ hours: HALF_A_YEAR_HOURS }),
    to: birthday.add({ hours: HALF_A_YEAR_HOURS }),
  };
  const apart = (at: Temporal.Instant) => Math.abs(at.epochMilliseconds - birthday.epochMilliseconds);
  const [found] = findTransits(ephemeris, 'sun', natalSunDeg, span, ['conjunction'])
    .map(({ at }) => at)
    .sort((one, other) => apart(one) - apart(other));
  if (!found) throw new Error(`the Sun does not reach ${natalSunDeg} degrees within a year`);
  return found;
}

/** The first lunar return after an instant. */
export function findLunarReturn(ephemeris: Ephemeris, natalMoonDeg: number, after: Temporal.Instant): Temporal.Instant {
  const span = { from: after.add({ seconds: 1 }), to: after.add({ hours: 24 * 29 }) };
  const found = findTransits(ephemeris, 'moon', natalMoonDeg, span, ['conjunction'])[0];
  if (!found) throw new Error(`the Moon does not reach ${natalMoonDeg} degrees in 29 days`);
  return found.at;
}
