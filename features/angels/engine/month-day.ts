/** A day of any year. */
export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/** `03-21` → March 21. */
export function monthDayOf(text: string): MonthDay {
  const [month = 0, day = 0] = text.split('-').map(Number);
  return { month, day };
}

/** Orders the days of a year; not a count of days. */
export const rankOf = ({ month, day }: MonthDay): number => month * 100 + day;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** All 366 days, 29 February among them, from 1 January. */
export const DAYS_OF_YEAR: readonly MonthDay[] = DAYS.flatMap((days, index) =>
  Array.from({ length: days }, (_, day) => ({ month: index + 1, day: day + 1 })),
);

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** `month` is 1 to 12; Gregorian. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && !isLeapYear(year) ? 28 : (DAYS[month - 1] as number);

/** 0 is Monday. Gregorian, years 0 to 2300. */
export function weekdayOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return (date.getUTCDay() + 6) % 7;
}
