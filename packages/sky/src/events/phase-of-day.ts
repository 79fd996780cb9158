// The name of the Moon's phase, by one rule for everybody who names it.
import type { Ephemeris } from '../ephemeris.ts';
import { EXACT_PHASES, type ExactPhase, moonStateAt } from './lunations.ts';
import type { Span } from './motions.ts';

/** What the Moon is between two exact phases, from the new Moon on. */
const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'] as const;

export const EIGHT_PHASES = [
  'new',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;
export type EightPhase = (typeof EIGHT_PHASES)[number];

export const isExactPhase = (phase: EightPhase): phase is ExactPhase =>
  (EXACT_PHASES as readonly EightPhase[]).includes(phase);

/**
 * The phase of a day of somebody's calendar, from its first instant to the next day's. The four exact phases are instants, and give the whole day on
 * which they fall their name, as almanacs do; on every other day the Moon is a crescent or gibbous, waxing or waning.
 */
export function phaseOfDay(ephemeris: Ephemeris, day: Span): EightPhase {
  const quarterAt = (instant: Temporal.Instant) => Math.floor(moonStateAt(ephemeris, instant).elongationDeg / 90);
  const [first, last] = [quarterAt(day.from), quarterAt(day.to)];
  // A day carries the Moon by 15 degrees at most: she meets one of the four, or none.
  return (first === last ? BETWEEN[first] : EXACT_PHASES[last]) as EightPhase;
}
