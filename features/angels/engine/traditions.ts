import { ANGEL_COUNT, type Angel, angelOf, DEGREES_PER_ANGEL } from './angels.ts';
import { DAYS_OF_YEAR, type MonthDay, rankOf } from './month-day.ts';

/** The strict cycles of Lenain and Ambelain begin on 20 March; five of seventy-two days, and five days (15 to 19 March) without an angel. */
const LENAIN_FIRST = { month: 3, day: 20 };
const LENAIN_DAYS = 5 * ANGEL_COUNT;
/** 29 February goes with the angel of 28 February. */
const LENAIN_LEAP_DAY = 58;

const COMMON_YEAR = DAYS_OF_YEAR.filter(({ month, day }) => month !== 2 || day !== 29);
const dayIndex = (wanted: MonthDay) => COMMON_YEAR.findIndex((day) => rankOf(day) === rankOf(wanted));

/** The heart angel of Lenain's calendar; null on the five days that it leaves free. */
export function lenainHeartOf(day: MonthDay): Angel | null {
  if (day.month === 2 && day.day === 29) return angelOf(LENAIN_LEAP_DAY);
  const since = (dayIndex(day) - dayIndex(LENAIN_FIRST) + COMMON_YEAR.length) % COMMON_YEAR.length;
  return since < LENAIN_DAYS ? angelOf((since % ANGEL_COUNT) + 1) : null;
}

const circle = (longitudeDeg: number) => ((longitudeDeg % 360) + 360) % 360;

/** By the degree of the Sun at the birth itself: five degrees an angel. It agrees with the fixed days on about nine days in ten. */
export const guardianByDegree = (sunLongitudeDeg: number): Angel =>
  angelOf(Math.floor(circle(sunLongitudeDeg) / DEGREES_PER_ANGEL) + 1);

/** By the degree of the Sun, one degree an angel, five times around. */
export const heartByDegree = (sunLongitudeDeg: number): Angel =>
  angelOf((Math.floor(circle(sunLongitudeDeg)) % ANGEL_COUNT) + 1);
