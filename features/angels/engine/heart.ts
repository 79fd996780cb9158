import { ANGEL_ROWS } from './angel-table.ts';
import { type Angel, angelOf } from './angels.ts';
import { type MonthDay, monthDayOf, rankOf } from './month-day.ts';

/**
 * The source of the French calendar leaves five days without an angel and gives 14 February to two (37 and 38). We carry the angel of the day
 * before forward, and leave 14 February to the first: a convention of ours, found in no book, so that every day of every year has exactly one.
 */
export const HEART_FILL: readonly (readonly [day: string, angel: number])[] = [
  ['04-27', 37],
  ['07-10', 37],
  ['07-11', 37],
  ['09-23', 37],
  ['02-29', 52],
];

const BY_DAY = new Map<number, number>();
for (const [index, [, , heartDays]] of ANGEL_ROWS.entries())
  for (const day of heartDays.split(' ')) BY_DAY.set(rankOf(monthDayOf(day)), index + 1);
for (const [day, angel] of HEART_FILL) BY_DAY.set(rankOf(monthDayOf(day)), angel);

/** The angel that keeps the heart of who is born on that day. */
export function heartOf(day: MonthDay): Angel {
  const number = BY_DAY.get(rankOf(day));
  if (!number) throw new RangeError(`no day is ${day.month}-${day.day}`);
  return angelOf(number);
}

/** Its heart days in the order of the year; those that we filled are among them. */
export function heartDaysOf({ number }: Angel): MonthDay[] {
  return [...BY_DAY]
    .filter(([, angel]) => angel === number)
    .map(([rank]) => rank)
    .toSorted((a, b) => a - b)
    .map((rank) => ({ month: Math.floor(rank / 100), day: rank % 100 }));
}

export type HeartSource = 'named' | 'filled' | 'shared';
const SHARED_DAY = rankOf(monthDayOf('02-14'));

/** Whether the source names one angel for that day, none, or two. */
export function heartSource(day: MonthDay): HeartSource {
  const rank = rankOf(day);
  if (rank === SHARED_DAY) return 'shared';
  return HEART_FILL.some(([filled]) => rankOf(monthDayOf(filled)) === rank) ? 'filled' : 'named';
}
