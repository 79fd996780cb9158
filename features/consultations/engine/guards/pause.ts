/** How long a member may stop consulting: from a week to six months. */
const PAUSES = {
  week: { weeks: 1 },
  month: { months: 1 },
  quarter: { months: 3 },
  half: { months: 6 },
} as const;
export type Pause = keyof typeof PAUSES;
export const PAUSE_NAMES = Object.keys(PAUSES) as [Pause, ...Pause[]];

/** Until when, from that moment; a pause that runs is never shortened by another. */
export function pauseUntil(pause: Pause, running: Temporal.Instant | null, at: Temporal.Instant): Temporal.Instant {
  const until = at.toZonedDateTimeISO('Europe/Paris').add(PAUSES[pause]).toInstant();
  return running && Temporal.Instant.compare(running, until) > 0 ? running : until;
}

export const isPaused = (until: Temporal.Instant | null, at: Temporal.Instant): boolean =>
  until !== null && Temporal.Instant.compare(at, until) < 0;
