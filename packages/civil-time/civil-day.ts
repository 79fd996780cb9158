/** The instants at which the calendars of a place showed a date: 24 hours, or 23, or 25 where the clocks were changed; or those of a part of it. */
import { midnightSeconds } from './calendar.ts';
import { type PlaceOnEarth, placeTimeline } from './place-timeline.ts';
import type { LocalTimeInput } from './to-utc.ts';
import type { ZoneBook } from './zone-book.ts';

/** Seconds from 1970; the end belongs to the next day. */
export interface CivilDay {
  from: number;
  to: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** How far ahead of UTC the clocks were at an instant. */
type Clocks = (epochSeconds: number) => { offsetSeconds: number };
/** Offsets lie within 16 h of UTC. */
const WIDEST_OFFSET = 17 * HOUR;

/**
 * From the first instant of the date to its last, on both clocks of a town that two armies may have held; undefined for a date that was
 * skipped. `between` keeps a part of the day, in seconds of the local clock.
 */
export function civilDay(
  zones: ZoneBook,
  { date, calendar, place, militaryZone }: Omit<LocalTimeInput, 'time'>,
  between: CivilDay = { from: 0, to: DAY },
): CivilDay | undefined {
  const midnight = midnightSeconds(date, calendar);
  const part = { from: midnight + between.from, to: midnight + between.to };
  const spans = timelinesOf(zones, place, militaryZone).flatMap((timeline) => spansOf(timeline, part));
  if (spans.length === 0) return undefined;
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

function timelinesOf(zones: ZoneBook, place: PlaceOnEarth, militaryZone: LocalTimeInput['militaryZone']): Clocks[] {
  const answers = militaryZone ? [militaryZone] : (['occupied', 'unoccupied'] as const);
  return answers.map((answer) => placeTimeline(zones, place, answer));
}

/** Between two changes of the clocks, the instants whose local time lies in the part asked for. */
export function spansOf(timeline: Clocks, local: CivilDay): CivilDay[] {
  const [first, last] = [local.from - WIDEST_OFFSET, local.to + WIDEST_OFFSET];
  const edges = [first, ...changesBetween(timeline, first, last), last];
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] as number;
    const { offsetSeconds } = timeline(start);
    const [from, to] = [Math.max(start, local.from - offsetSeconds), Math.min(end, local.to - offsetSeconds)];
    return from < to ? [{ from, to }] : [];
  });
}

/** To the second; no clock was ever changed twice within an hour. */
function changesBetween(timeline: Clocks, first: number, last: number): number[] {
  const changes: number[] = [];
  for (let before = first; before < last; before += HOUR) {
    const { offsetSeconds } = timeline(before);
    let [low, high] = [before, before + HOUR];
    if (timeline(high).offsetSeconds === offsetSeconds) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (timeline(middle).offsetSeconds === offsetSeconds) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}
