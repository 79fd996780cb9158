/**
 * The name of an event with its day, as a year's text writes it in its front matter: a date that the sky does not have has no such key, and the check
 * refuses it. Days are those of the site's own zone.
 *
 *     ingress:saturn:aries:2026-02-14      station:mercury:retrograde:2026-02-26
 *     new:2026-02-17                       full:2026-03-03
 *     eclipse:2026-08-12                   aspect:jupiter-saturn:square:2025-06-15
 */
import type { SkyEvent } from './sky-events.ts';

/** Whose midnight cuts the days of texts that are written once for everybody. */
export const SITE_ZONE = 'Europe/Paris';

export const dayOf = (at: Temporal.Instant, zone = SITE_ZONE): Temporal.PlainDate =>
  at.toZonedDateTimeISO(zone).toPlainDate();

export function eventKey(event: SkyEvent): string {
  return `${nameOf(event)}:${dayOf(event.at)}`;
}

function nameOf(event: SkyEvent): string {
  switch (event.what) {
    case 'ingress':
      return `ingress:${event.body === 'mean_node' ? 'node' : event.body}:${event.sign}`;
    case 'station':
      return `station:${event.body}:${event.direction}`;
    case 'lunation':
      return event.phase;
    case 'eclipse':
      return 'eclipse';
    case 'aspect':
      return `aspect:${event.a}-${event.b}:${event.aspect}`;
  }
}

/** The events of a civil year of the site's zone, by their keys. */
export const spanOfYear = (year: number) => ({
  from: Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(SITE_ZONE).toInstant(),
  to: Temporal.PlainDate.from({ year: year + 1, month: 1, day: 1 })
    .toZonedDateTime(SITE_ZONE)
    .toInstant(),
});
