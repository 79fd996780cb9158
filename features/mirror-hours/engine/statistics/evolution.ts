import type { Sighting } from '../records.ts';
import { addDays, monthOf, weekOf } from './days.ts';
import { type Span, spanOf, within } from './period.ts';

export interface Evolution {
  readonly unit: 'day' | 'week' | 'month';
  /** In order, none left out; `from` is the first day of each. */
  readonly points: readonly { readonly from: string; readonly count: number }[];
}

/** Beyond these a bar per day, then per week, is a comb that nobody reads. */
const MOST_DAYS = 45;
const MOST_WEEKS_IN_DAYS = 45 * 7;

const unitOf = ({ days }: Span): Evolution['unit'] =>
  days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS_IN_DAYS ? 'week' : 'month';

const startOf = (date: string, unit: Evolution['unit']): string =>
  unit === 'day' ? date : unit === 'week' ? weekOf(date) : `${monthOf(date)}-01`;

/** How many were noted on each day of the last `days`, or of all since the first: then by week or by month when there are many. */
export function evolution(sightings: readonly Pick<Sighting, 'date'>[], days: number | null, today: string): Evolution {
  const span = spanOf(sightings, days, today);
  const unit = unitOf(span);
  const counts = new Map<string, number>();
  for (let date = span.from; date <= today; date = addDays(date, 1)) counts.set(startOf(date, unit), 0);
  for (const { date } of within(sightings, span)) {
    const from = startOf(date > today ? today : date, unit);
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return { unit, points: [...counts].map(([from, count]) => ({ from, count })) };
}
