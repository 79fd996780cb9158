/** Calendar files of what the sky holds for everybody: a year, a sign's dates, a full Moon, one event. */
import { readSign } from '@solelune/astrology/engine/signs';
import { type CalendarEvent, calendarFile } from '@solelune/calendar';
import type { FeatureParts, FileServer } from '@solelune/contract/server';
import { yearKind } from '../corpus/long.ts';
import { dayOf, eventKey } from '../engine/event-keys.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import { eventWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { fullMoons } from './full-moon.ts';
import { knownYear } from './years.ts';

/** Of the texts and of the sky, not of the moment: the same file twice is the same bytes. */
const STAMP = Temporal.Instant.from('2025-01-01T00:00:00Z');

const inCalendar = (event: SkyEvent): CalendarEvent => ({
  uid: eventKey(event).replaceAll(':', '-'),
  at: event.at,
  summary: eventWords(event),
  description: `À ${positionWords(event.lonDeg)}.`,
});

/** Undefined for what does not exist. */
function calendarOf(path: string, eventsOfSign: (year: string, sign: string) => readonly string[] | undefined) {
  const [first = '', second] = path.split('/');
  const known = knownYear(first);
  if (known && second === undefined)
    return { name: `Le ciel de ${/* begins with a figure */ first}`, events: known.events };
  if (known && second !== undefined) {
    const sign = readSign(second);
    const keys = sign && eventsOfSign(first, sign);
    return keys && { name: `Horoscope ${first}`, events: keys.flatMap((key) => known.byKey.get(key) ?? []) };
  }
  if (first === 'pleine-lune') {
    const moon = fullMoons().find(({ at }) => dayOf(at).toString() === second);
    return moon && { name: 'Pleine Lune', events: [moon] };
  }
  if (first === 'evenement' && second !== undefined) {
    const event = knownYear(second.slice(-10, -6))?.byKey.get(second);
    return event && { name: eventWords(event), events: [event] };
  }
  return undefined;
}

export function serveCalendars(server: FileServer, { services: { corpus } }: FeatureParts): void {
  const eventsOfSign = (year: string, sign: string) => corpus.get(yearKind, `${year}/${sign}`)?.frontMatter.events;
  for (const route of ['/horoscope/agenda/:one', '/horoscope/agenda/:one/:two']) {
    server.get(route, async (request, reply) => {
      const { one, two } = request.params as { one: string; two?: string };
      const path = [one, two].filter((part) => part !== undefined).join('/');
      const found = path.endsWith('.ics') ? calendarOf(path.slice(0, -'.ics'.length), eventsOfSign) : undefined;
      if (!found) return reply.code(404).send({});
      const file = calendarFile({
        ...{ product: 'Horoscopes', name: found.name, host: 'solelune', stamp: STAMP },
        events: found.events.map(inCalendar),
      });
      return reply
        .code(200)
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${path.replace(/[^a-z0-9.-]+/gi, '-')}"`,
          'cache-control': 'public, max-age=3600',
        })
        .send(Buffer.from(file));
    });
  }
}
