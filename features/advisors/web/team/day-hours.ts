import { momentIn } from '@solelune/civil-time/moment-in-zone';

/** Two hours of a clock, as numbers: 13.5 is half past one. */
export interface Part {
  from: number;
  to: number;
}

const HOURS = 24;
const DAY_MS = 86_400_000;

/** Places instants on a clock: how many hours they are from the midnight with which the day of `at` begins there. */
export function clockAt(at: string, zone: string): (instant: string) => number {
  const day = ({ year, month, day: date }: { year: number; month: number; day: number }) =>
    Math.round(Date.UTC(year, month - 1, date) / DAY_MS);
  const today = day(momentIn(zone, at));
  return (instant) => {
    const moment = momentIn(zone, instant);
    return (day(moment) - today) * HOURS + moment.hour + moment.minute / 60;
  };
}

/** What of these hours lies within a part of the clock, cut to it. */
export const within = (
  hours: readonly { from: string; to: string }[],
  clock: (instant: string) => number,
  part: Part,
): Part[] =>
  hours
    .map(({ from, to }) => ({ from: Math.max(clock(from), part.from), to: Math.min(clock(to), part.to) }))
    .filter(({ from, to }) => from < to);
