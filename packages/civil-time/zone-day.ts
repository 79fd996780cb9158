/** Days of a zone's own calendar, in our time: for an agenda, which belongs to clocks and not to a place on earth. */
import { dateOfSeconds, midnightSeconds } from './calendar.ts';
import { type CivilDay, spansOf } from './civil-day.ts';
import { type ZoneBook, zoneStateAt } from './zone-book.ts';

export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

/**
 * The instants at which the clocks of a zone show this date and an hour of the part asked for (in seconds from midnight). One span as a rule; none where
 * the clocks jump over it, two where they show it twice with something else in between. Spans that touch are one.
 */
export function zoneDaySpans(zones: ZoneBook, zone: string, date: LocalDate, between: CivilDay): CivilDay[] {
  const known = zones.zone(zone);
  const midnight = midnightSeconds(date, 'gregorian');
  const local = { from: midnight + between.from, to: midnight + between.to };
  const merged: CivilDay[] = [];
  for (const span of spansOf((epochSeconds) => zoneStateAt(known, epochSeconds), local)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** What the calendars of a zone show at an instant. */
export function zoneDateAt(zones: ZoneBook, zone: string, epochSeconds: number): LocalDate {
  const { offsetSeconds } = zoneStateAt(zones.zone(zone), epochSeconds);
  return dateOfSeconds(Math.floor(epochSeconds) + offsetSeconds);
}
