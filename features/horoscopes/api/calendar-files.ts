/** Calendar files: of what the sky holds for everybody (a year, a sign's dates, a full Moon, one event), and of a birth (`personal-calendar.ts`). */
import { readSign } from '@solelune/astrology/engine/signs';
import type { FeatureParts, FileServer } from '@solelune/contract/server';
import { yearKind } from '../corpus/long.ts';
import { type CalendarEvent, calendarFile } from '../engine/calendar-file.ts';
import { dayOf, eventKey } from '../engine/event-keys.ts';
import { type SkyEvent, withoutEclipsed } from '../engine/sky-events.ts';
import { eventWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { fullMoons } from './full-moon.ts';
import { passagesCalendar, yearCalendar } from './personal-calendar.ts';
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
    return (
      keys && { name: `Horoscope ${first}`, events: withoutEclipsed(keys.flatMap((key) => known.byKey.get(key) ?? [])) }
    );
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

/** Those of a birth are computed for each asking: nobody needs many. */
const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const EVERYBODYS = 'public, max-age=3600';
const ONES_OWN = 'private, no-store';

export function serveCalendars(server: FileServer, { services: { corpus }, now }: FeatureParts): void {
  const eventsOfSign = (year: string, sign: string) => corpus.get(yearKind, `${year}/${sign}`)?.frontMatter.events;
  const find = ([one = '', two, three]: readonly (string | undefined)[]) => {
    if (one === 'passages' && two !== undefined) return { ...passagesCalendar(two, now()), keep: ONES_OWN };
    if (one === 'themoscope' && two !== undefined && three !== undefined)
      return { ...yearCalendar(two, three, now()), keep: ONES_OWN };
    const found = three === undefined ? calendarOf([one, two].filter(Boolean).join('/'), eventsOfSign) : undefined;
    return { name: found?.name, events: found?.events.map(inCalendar), keep: EVERYBODYS };
  };
  for (const route of ['/horoscope/agenda/:one', '/horoscope/agenda/:one/:two', '/horoscope/agenda/:one/:two/:three']) {
    server.get(route, LIMIT, async (request, reply) => {
      const { one, two, three } = request.params as Record<string, string | undefined>;
      const parts = [one, two, three].filter((part) => part !== undefined);
      const last = parts.at(-1) ?? '';
      const { name, events, keep } = find([...parts.slice(0, -1), last.replace(/\.ics$/, '')]);
      if (!last.endsWith('.ics') || name === undefined || !events) return reply.code(404).send({});
      // A file is named after what it holds, never after a birth.
      const file = keep === ONES_OWN ? `${one}.ics` : parts.join('-').replace(/[^a-z0-9.-]+/gi, '-');
      return reply
        .code(200)
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${file}"`,
          'cache-control': keep,
        })
        .send(Buffer.from(calendarFile(name, events, STAMP)));
    });
  }
}
