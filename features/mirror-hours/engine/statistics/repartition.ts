import type { Sighting } from '../records.ts';
import { spanOf, within } from './period.ts';

export interface HourCount {
  readonly hour: string;
  readonly count: number;
}

interface RepartitionOptions {
  /** Null is all of them. */
  days: number | null;
  today: string;
  /** At most so many hours, the most seen first. */
  max?: number;
}

/** How often each hour was noted, the most seen first; equals in the order of the day. Hours that were never seen are left out. */
export function repartition(
  sightings: readonly Pick<Sighting, 'date' | 'hour'>[],
  { days, today, max }: RepartitionOptions,
): HourCount[] {
  const counts = new Map<string, number>();
  for (const { hour } of within(sightings, spanOf(sightings, days, today)))
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  return [...counts]
    .map(([hour, count]) => ({ hour, count }))
    .toSorted((a, b) => b.count - a.count || (a.hour < b.hour ? -1 : 1))
    .slice(0, max ?? counts.size);
}
