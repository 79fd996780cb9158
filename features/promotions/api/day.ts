/** Days are counted as they pass in France. */
export const dayOf = (now: Temporal.Instant): Temporal.PlainDate =>
  now.toZonedDateTimeISO('Europe/Paris').toPlainDate();
