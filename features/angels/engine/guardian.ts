import { ANGELS, type Angel } from './angels.ts';
import { type MonthDay, rankOf } from './month-day.ts';

/** First days of guardianship in the order of the year: January begins with angel 57, December ends with 56. */
const STARTS = ANGELS.map((angel) => ({ rank: rankOf(angel.guardianFrom), angel })).toSorted((a, b) => a.rank - b.rank);

/** The guardian angel of a birth on that day: the last one whose days have begun. Any day of any year has exactly one. */
export function guardianOf(day: MonthDay): Angel {
  const rank = rankOf(day);
  const found = STARTS.findLast(({ rank: start }) => start <= rank);
  if (!found) throw new RangeError(`no day is ${day.month}-${day.day}`);
  return found.angel;
}
