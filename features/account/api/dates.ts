/** The driver speaks Date, we speak Temporal. */
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
export const after = (
  instant: Temporal.Instant,
  duration: { hours?: number; minutes?: number; seconds?: number },
): Date => toDate(instant.add(duration));
