import type { OffsetAt } from './local-clock.ts';

const NANOSECONDS_PER_MS = 1_000_000;

/** The clocks of a named zone ("Europe/Paris"). Needs Temporal: the server's side. */
export function offsetIn(timezone: string): OffsetAt {
  return (epochMs) =>
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone).offsetNanoseconds / NANOSECONDS_PER_MS;
}
