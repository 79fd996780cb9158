/** Which days can be opened: those of the three years. */
import { YEARS } from '../corpus/slugs.ts';

const FIRST_DAY = Temporal.PlainDate.from(`${YEARS[0]}-01-01`);
const LAST_DAY = Temporal.PlainDate.from(`${YEARS.at(-1)}-12-31`);

export const isKnownDay = (day: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, FIRST_DAY) >= 0 && Temporal.PlainDate.compare(day, LAST_DAY) <= 0;

/** `today`, `tomorrow`, or a date of the three years; undefined for anything else. */
export function readDay(text: string | undefined, now: Temporal.Instant, zone: string): Temporal.PlainDate | undefined {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  if (text === undefined || text === 'today') return today;
  if (text === 'tomorrow') return today.add({ days: 1 });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    const day = Temporal.PlainDate.from(text, { overflow: 'reject' });
    return isKnownDay(day) ? day : undefined;
  } catch {
    return undefined;
  }
}
