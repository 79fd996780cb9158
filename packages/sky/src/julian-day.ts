// Julian days, calendars and instants. Rule: a date before 15 October 1582 is a Julian date, as history wrote it (the
// day after 4 October 1582 was 15 October); years are astronomical (year 0 is 1 BC). `Temporal` is proleptic
// Gregorian, hence the conversions here.

export const J2000 = 2451545;
const UNIX_EPOCH_JD = 2440587.5;
const DAY_MS = 86400000;
/** Midnight opening 15 October 1582, the first Gregorian day. */
const GREGORIAN_START_JD = 2299160.5;

export type Calendar = 'julian' | 'gregorian';

export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

export function calendarOf(date: CalendarDate): Calendar {
  const order = date.year * 10000 + date.month * 100 + date.day;
  return order < 15821015 ? 'julian' : 'gregorian';
}

/** Julian day of the midnight (UT) that opens a date. */
export function jdFromDate(date: CalendarDate, calendar: Calendar = calendarOf(date)): number {
  const early = date.month <= 2;
  const year = early ? date.year - 1 : date.year;
  const month = early ? date.month + 12 : date.month;
  const century = Math.floor(year / 100);
  const leap = calendar === 'gregorian' ? 2 - century + Math.floor(century / 4) : 0;
  return Math.floor(365.25 * (year + 4716)) + Math.floor(30.6001 * (month + 1)) + date.day + leap - 1524.5;
}

/** The date written on the day that holds `jd`, in the calendar of its time unless one is asked for. */
export function dateFromJd(
  jd: number,
  calendar: Calendar = jd < GREGORIAN_START_JD ? 'julian' : 'gregorian',
): CalendarDate {
  const z = Math.floor(jd + 0.5);
  const alpha = Math.floor((z - 1867216.25) / 36524.25);
  const a = calendar === 'gregorian' ? z + 1 + alpha - Math.floor(alpha / 4) : z;
  const b = a + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}

/** A date as it was written at the time, checked, as the proleptic Gregorian date that `Temporal` works with. */
export function plainDateFromHistorical(date: CalendarDate): Temporal.PlainDate {
  const jd = jdFromDate(date);
  const back = dateFromJd(jd);
  if (back.year !== date.year || back.month !== date.month || back.day !== date.day) {
    throw new RangeError(`no such date: ${date.year}-${date.month}-${date.day}`);
  }
  const { year, month, day } = dateFromJd(jd, 'gregorian');
  return new Temporal.PlainDate(year, month, day);
}

/**
 * An instant, or anything that tells its milliseconds (a browser without `Temporal` gives `{ epochMilliseconds:
 * Date.now() }`).
 */
export type InstantLike = Pick<Temporal.Instant, 'epochMilliseconds'>;

export function jdFromInstant(instant: InstantLike): number {
  return UNIX_EPOCH_JD + instant.epochMilliseconds / DAY_MS;
}

export function instantFromJd(jdUt: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.round((jdUt - UNIX_EPOCH_JD) * DAY_MS));
}
