/** Calendar files of a birth: the passes of its month, the dates of its year. The address says the birth, as a result's does; nothing is kept. */
import { answerBirth } from '@solelune/astrology/api';
import { loadEphemeris } from '@solelune/sky/node';
import type { CalendarEvent } from '../engine/calendar-file.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { personalYear } from '../engine/personal-year.ts';
import { natalSkyOf } from './natal-sky.ts';
import { monthFrom, transitsOfMonth } from './personal-passages.ts';
import { type DatedEvent, datesOfYear, passesOf } from './personal-year-dates.ts';
import { readFirstMonth, spanOfTwelve } from './year-months.ts';

interface Calendar {
  name: string;
  events: readonly CalendarEvent[];
}

const inCalendar = ({ key, at, title, note }: DatedEvent): CalendarEvent => ({
  uid: key,
  at,
  summary: title,
  description: `${note}.`,
});

/** Undefined for an address that says no birth, or one that is still in question. */
const withBirth = (infos: string, now: Temporal.Instant, make: (placed: Placed) => Calendar): Calendar | undefined => {
  const answer = answerBirth({ infos, display: true } as Parameters<typeof answerBirth>[0], now, make);
  return 'status' in answer && answer.status === 'ready' ? answer : undefined;
};
type Placed = Parameters<typeof natalSkyOf>[0];

export const passagesCalendar = (infos: string, now: Temporal.Instant): Calendar | undefined =>
  withBirth(infos, now, (placed) => {
    const { today, end } = monthFrom(now, SITE_ZONE);
    const isWithin = ({ at }: DatedEvent) =>
      at.epochMilliseconds >= today.epochMilliseconds && at.epochMilliseconds < end.epochMilliseconds;
    // The Moon's are gone before a calendar is opened.
    const transits = transitsOfMonth(natalSkyOf(placed), today).filter(({ body }) => body !== 'moon');
    const dates = transits.flatMap(passesOf).filter(isWithin);
    dates.sort((one, other) => Temporal.Instant.compare(one.at, other.at));
    return { name: 'Mes passages', events: dates.map(inCalendar) };
  });

export function yearCalendar(from: string, infos: string, now: Temporal.Instant): Calendar | undefined {
  const first = readFirstMonth(from, now, SITE_ZONE);
  return (
    first &&
    withBirth(infos, now, (placed) => {
      const year = personalYear(loadEphemeris(), natalSkyOf(placed).points, spanOfTwelve(first, SITE_ZONE));
      return { name: 'Mon thémoscope', events: datesOfYear(year).map(inCalendar) };
    })
  );
}
