/** What the calendars and clocks of a zone show. */
export interface ZonedMoment {
  year: number;
  month: number;
  day: number;
  /** 1 is Monday. */
  dayOfWeek: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const;
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, format);
  return format;
}

/**
 * An instant of our own time (a letter, an appointment, a login) on the clocks of a zone, by the rules the platform knows. Births and the
 * sky of other centuries have clocks of their own (`index.ts`).
 */
export function momentIn(timeZone: string, instant: string | number): ZonedMoment {
  const found = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(found.get(type));
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const dayOfWeek = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return { year, month, day, dayOfWeek, hour: of('hour'), minute: of('minute') };
}
