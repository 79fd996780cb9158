/** When somebody who asked for it is told of the sky: at their hour, on their clock, each day or on Sundays. */
export const RHYTHMS = ['day', 'week'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export interface LetterTimes {
  readonly rhythm: Rhythm;
  /** 0 to 23. */
  readonly hour: number;
  readonly zone: string;
}

const SUNDAY = 7;
/** Past this a letter of the day is yesterday's news: it is left out. */
export const LATE_HOURS = 12;

/**
 * The first telling after an instant, on a day that was not told yet. An hour that the clocks skip is the one after it; an hour that they have twice is the
 * first.
 */
export function nextTelling(
  { rhythm, hour, zone }: LetterTimes,
  after: Temporal.Instant,
  toldDay: string | null,
): Temporal.Instant {
  let day = after.toZonedDateTimeISO(zone).toPlainDate();
  for (;;) {
    const at = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) }).toInstant();
    const isDay = rhythm === 'day' || day.dayOfWeek === SUNDAY;
    if (isDay && Temporal.Instant.compare(at, after) > 0 && (toldDay === null || day.toString() > toldDay)) return at;
    day = day.add({ days: 1 });
  }
}

export const isTooLate = (due: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.epochMilliseconds - due.epochMilliseconds > LATE_HOURS * 3600_000;
