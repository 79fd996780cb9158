/**
 * Julian and Gregorian calendars, as history used them.
 *
 * Rule: a date written before 15 October 1582 is read in the Julian calendar, from that date on in the Gregorian one.
 * The ten dates 5 to 14 October 1582, which Rome skipped, are therefore read as Julian: France still lived by that calendar
 * (it changed in December 1582). Years are astronomical: year 0 is 1 BC, and year 33 is 33, never 1933.
 *
 * A Julian day number is the integer day count of astronomers, the one of the day's noon (2000-01-01 is 2451545).
 */

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };
export type CalendarName = 'julian' | 'gregorian';

const firstGregorianDayNumber = 2_299_161;
const unixEpochDayNumber = 2_440_588;

export function historicalCalendarOf({ year, month, day }: CalendarDate): CalendarName {
  return year * 10_000 + month * 100 + day < 15_821_015 ? 'julian' : 'gregorian';
}

/** Fliegel and Van Flandern's arithmetic with floored divisions, so that years before 0 work too. */
export function toJulianDayNumber(date: CalendarDate, calendar: CalendarName = historicalCalendarOf(date)): number {
  const monthsBack = Math.floor((14 - date.month) / 12);
  const year = date.year + 4800 - monthsBack;
  const month = date.month + 12 * monthsBack - 3;
  const daysBefore = date.day + Math.floor((153 * month + 2) / 5) + 365 * year + Math.floor(year / 4);
  return calendar === 'julian'
    ? daysBefore - 32_083
    : daysBefore - Math.floor(year / 100) + Math.floor(year / 400) - 32_045;
}

export function fromJulianDayNumber(
  dayNumber: number,
  calendar: CalendarName = calendarOfDayNumber(dayNumber),
): CalendarDate {
  const shifted = dayNumber + (calendar === 'julian' ? 32_082 : 32_044);
  const century = calendar === 'julian' ? 0 : Math.floor((4 * shifted + 3) / 146_097);
  const dayOfCentury = shifted - Math.floor((146_097 * century) / 4);
  const yearOfCentury = Math.floor((4 * dayOfCentury + 3) / 1461);
  const dayOfYear = dayOfCentury - Math.floor((1461 * yearOfCentury) / 4);
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    year: 100 * century + yearOfCentury - 4800 + Math.floor(month / 10),
    month: month + 3 - 12 * Math.floor(month / 10),
    day: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  };
}

function calendarOfDayNumber(dayNumber: number): CalendarName {
  return dayNumber < firstGregorianDayNumber ? 'julian' : 'gregorian';
}

/** False for 31 April, 29 February of a common year, month 13 or fractions. */
export function isCalendarDate(date: CalendarDate, calendar: CalendarName = historicalCalendarOf(date)): boolean {
  if (!Number.isInteger(date.year) || !Number.isInteger(date.month) || !Number.isInteger(date.day)) return false;
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return false;
  return fromJulianDayNumber(toJulianDayNumber(date, calendar), calendar).day === date.day;
}

/** The same day in the proleptic Gregorian (ISO) calendar, the only one Temporal and UTC strings use. */
export function toPlainDate(date: CalendarDate, calendar?: CalendarName): Temporal.PlainDate {
  return Temporal.PlainDate.from(fromJulianDayNumber(toJulianDayNumber(date, calendar), 'gregorian'));
}

export function fromPlainDate(plainDate: Temporal.PlainDate, calendar?: CalendarName): CalendarDate {
  return fromJulianDayNumber(toJulianDayNumber(plainDate, 'gregorian'), calendar);
}

/** Seconds from 1970-01-01T00:00 to the date's midnight, both read on the same clock. */
export function midnightSeconds(date: CalendarDate, calendar?: CalendarName): number {
  return (toJulianDayNumber(date, calendar) - unixEpochDayNumber) * 86_400;
}

export function dateOfSeconds(seconds: number, calendar?: CalendarName): CalendarDate {
  return fromJulianDayNumber(Math.floor(seconds / 86_400) + unixEpochDayNumber, calendar);
}
