import type { Sighting } from '../records.ts';
import { addDays, daysBetween } from './days.ts';

export const PERIODS = ['7', '30', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** How many days a period covers; null is all of them. */
export const daysOfPeriod = (period: Period): number | null => (period === 'all' ? null : Number(period));

export interface Span {
  /** Both included. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** The last `days` days, today included; without a number, from the first sighting on. */
export function spanOf(sightings: readonly Pick<Sighting, 'date'>[], days: number | null, today: string): Span {
  const first = sightings.reduce((least, { date }) => (date < least ? date : least), today);
  const from = days === null ? first : addDays(today, 1 - days);
  return { from, to: today, days: daysBetween(from, today) + 1 };
}

/** Those of the span. A sighting "after today" is one noted further east: it belongs to the latest day. */
export const within = <One extends Pick<Sighting, 'date'>>(sightings: readonly One[], { from }: Span): One[] =>
  sightings.filter(({ date }) => date >= from);
