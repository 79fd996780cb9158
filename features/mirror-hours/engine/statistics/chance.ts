import { MINUTES_PER_DAY, MIRROR_HOURS } from '../hours.ts';
import { atLeast, quantile } from './binomial.ts';

/** How often one looks at a clock is not known: it is assumed, said, and the reader may change it. */
export const GLANCES_PER_DAY = 40;
export const FEWEST_GLANCES = 5;
export const MOST_GLANCES = 150;

/** Rarer than one time in twenty by chance alone: the usual line, no more than a convention. */
const RARE = 0.05;

export interface ChanceComparison {
  /** What was noted. */
  readonly count: number;
  readonly days: number;
  readonly glancesPerDay: number;
  /** What chance alone would show on average… */
  readonly expected: number;
  /** …and between which counts it stays nineteen times out of twenty. */
  readonly low: number;
  readonly high: number;
  /** The chance of so many or more. */
  readonly probability: number;
  readonly verdict: 'fewer' | 'as_chance' | 'more';
}

/**
 * Counts held against chance. The assumption: a clock is looked at `glancesPerDay` times a day, at moments that have nothing to do with what it
 * shows, all minutes being as likely. A given hour is then seen at least once on a day with the chance q = 1 - (1 - 1/1440)^glances, whatever
 * the other days; noting each hour once a day at most, the count over d days follows a binomial law of 52 d trials of chance q. (On one day the
 * hours share the same glances, which makes the true spread a little narrower: the comparison errs towards chance.)
 */
export function compareWithChance(count: number, days: number, glancesPerDay: number): ChanceComparison {
  const trials = MIRROR_HOURS.length * days;
  const seenOnADay = 1 - (1 - 1 / MINUTES_PER_DAY) ** glancesPerDay;
  const low = quantile(RARE / 2, trials, seenOnADay);
  const high = quantile(1 - RARE / 2, trials, seenOnADay);
  return {
    ...{ count, days, glancesPerDay, low, high },
    expected: trials * seenOnADay,
    probability: atLeast(count, trials, seenOnADay),
    verdict: count < low ? 'fewer' : count > high ? 'more' : 'as_chance',
  };
}

/**
 * How often chance alone would bring one hour or another back so many times: `total` sightings thrown on 52 hours as if each were as likely.
 * Sum of the chances of all hours, which is never less than the true one.
 */
export const chanceOfFavourite = (most: number, total: number): number =>
  Math.min(1, MIRROR_HOURS.length * atLeast(most, total, 1 / MIRROR_HOURS.length));
