import { type Angel, daysInMonth, guardianOf, weekdayOf } from '../../engine/index.ts';
import { dateParts } from '../words/dates.ts';

interface ReignDay {
  readonly day: number;
  /** Of the month before or after. */
  readonly isOut: boolean;
  /** The angel reigns; its first and its last day round the band. */
  readonly isReign: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isToday: boolean;
}

export interface Reign {
  readonly year: number;
  readonly month: number;
  /** Whole weeks, from Monday. */
  readonly weeks: readonly (readonly ReignDay[])[];
}

const rank = ({ month, day }: { month: number; day: number }) => month * 100 + day;

/** The month in which most of an angel's next days fall, as a sheet of a calendar. Its days of this year count until they are over. */
export function nextReign(angel: Angel, today: string): Reign {
  const now = dateParts(today);
  const year = rank(now) > rank(angel.guardianTo) ? now.year + 1 : now.year;
  const { guardianFrom, guardianTo } = angel;
  const daysInFirst = daysInMonth(year, guardianFrom.month) - guardianFrom.day + 1;
  const month =
    guardianFrom.month === guardianTo.month || daysInFirst > guardianTo.day ? guardianFrom.month : guardianTo.month;
  return { year, month, weeks: weeksOf(angel, year, month, now) };
}

function weeksOf(
  angel: Angel,
  year: number,
  month: number,
  now: { year: number; month: number; day: number },
): ReignDay[][] {
  const before = weekdayOf(year, month, 1);
  const count = Math.ceil((before + daysInMonth(year, month)) / 7) * 7;
  const days = Array.from({ length: count }, (_, index): ReignDay => {
    const date = new Date(Date.UTC(2000, 0, 1));
    date.setUTCFullYear(year, month - 1, 1 - before + index);
    const here = { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    return {
      day: here.day,
      isOut: here.month !== month,
      isReign: guardianOf(here) === angel,
      isFirst: rank(here) === rank(angel.guardianFrom),
      isLast: rank(here) === rank(angel.guardianTo),
      isToday: date.getUTCFullYear() === now.year && rank(here) === rank(now),
    };
  });
  return Array.from({ length: count / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
