/** The driver speaks Date, we speak Temporal. */
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

export const hoursBefore = (instant: Temporal.Instant, hours: number): Date => toDate(instant.subtract({ hours }));

/** Births are judged by the furthest day on Earth: nobody is refused for living east of us. */
export const latestToday = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate().toString();
