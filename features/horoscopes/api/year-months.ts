/** The twelve months that a thémoscope tells: which may be asked for, and where they begin and end. */
import { YEAR_NUMBERS } from './years.ts';

const FIRST = new Temporal.PlainYearMonth(YEAR_NUMBERS[0] as number, 1);
const LAST = new Temporal.PlainYearMonth(YEAR_NUMBERS.at(-1) as number, 12);
const isKnown = (month: Temporal.PlainYearMonth) =>
  Temporal.PlainYearMonth.compare(month, FIRST) >= 0 && Temporal.PlainYearMonth.compare(month, LAST) <= 0;

/** The month under way unless one of the three years is asked for; undefined for anything else. */
export function readFirstMonth(
  text: string | undefined,
  now: Temporal.Instant,
  zone: string,
): Temporal.PlainYearMonth | undefined {
  if (text === undefined) return now.toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth();
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return undefined;
  const month = Temporal.PlainYearMonth.from(text);
  return isKnown(month) ? month : undefined;
}

export const besideMonth = (month: Temporal.PlainYearMonth): string | null =>
  isKnown(month) ? month.toString() : null;

export const twelveFrom = (first: Temporal.PlainYearMonth): Temporal.PlainYearMonth[] =>
  Array.from({ length: 12 }, (_, index) => first.add({ months: index }));

export const startOf = (month: Temporal.PlainYearMonth, zone: string): Temporal.Instant =>
  month.toPlainDate({ day: 1 }).toZonedDateTime(zone).toInstant();

export const spanOfTwelve = (first: Temporal.PlainYearMonth, zone: string) => ({
  from: startOf(first, zone),
  to: startOf(first.add({ months: 12 }), zone),
});
