import { mirrorHourBySlug } from './hours.ts';
import type { WallClock } from './wall-clock.ts';

/** What somebody noted: an hour that a clock showed them, on a day of their own calendar. */
export interface Sighting {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** "14h14". */
  readonly hour: string;
  /** Noted in the very minute in which it was seen. */
  readonly live: boolean;
}

/** One per hour and day: this is what two sightings must not share. */
export const sightingKey = ({ date, hour }: Pick<Sighting, 'date' | 'hour'>): string => `${date} ${hour}`;

/** Nobody notes what they saw on a clock a generation ago. */
export const EARLIEST_DAY = '2000-01-01';

export type SightingProblem = 'unknown_hour' | 'invalid_date' | 'too_early' | 'in_the_future';

/** Why a sighting cannot be noted, at a moment told by the person's own clock. The sentences stand in `../refusal-sentences.ts`. */
export function sightingProblem(
  { date, hour }: Pick<Sighting, 'date' | 'hour'>,
  now: WallClock,
): SightingProblem | null {
  const mirror = mirrorHourBySlug(hour);
  if (!mirror) return 'unknown_hour';
  if (!isDay(date)) return 'invalid_date';
  if (date < EARLIEST_DAY) return 'too_early';
  const isAhead = date > now.date || (date === now.date && mirror.minuteOfDay > now.minuteOfDay);
  return isAhead ? 'in_the_future' : null;
}

export function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

/** The latest first: by day, then by hour of the day. */
export const latestFirst = <One extends Pick<Sighting, 'date' | 'hour'>>(sightings: readonly One[]): One[] =>
  sightings.toSorted((a, b) => (sightingKey(a) < sightingKey(b) ? 1 : -1));
