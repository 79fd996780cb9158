/** A sign's year, month by month: its lunations, what weighs most, and what is written about it for the reader's houses. */
import { MONTH_NAMES, shortDayWords, shortHourWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { houseWords } from '@solelune/french/houses';
import { capitalised } from '@solelune/french/sentence';
import { SIGNS, type Sign } from '@solelune/sky';
import type { YearMonth } from '../answers/year.ts';
import { dayLibrary, paragraphsOf } from '../composition/day-library.ts';
import { fullMoonHouseKind } from '../corpus/long.ts';
import { eventPiece } from '../engine/day-plan.ts';
import { houseFrom } from '../engine/day-sky.ts';
import { dayOf, eventKey, SITE_ZONE } from '../engine/event-keys.ts';
import { monthEvents } from '../engine/month-events.ts';
import { eclipseOf, type SkyEvent } from '../engine/sky-events.ts';
import { eventWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import type { KnownYear } from './years.ts';

/** « Jupiter entre en Lion, chez vous » */
function headline(event: SkyEvent, reader: Sign): string {
  const house = houseFrom(reader, event.sign);
  const where = house === 1 ? 'chez vous' : house === 7 ? 'en face de vous' : `en ${houseWords(house)}`;
  return `${eventWords(event)}, ${where}`;
}

export function monthsOfSign(
  corpus: Corpus,
  { year, events, ribbon }: KnownYear,
  reader: Sign,
  told: readonly string[],
  now: Temporal.Instant,
): YearMonth[] {
  const current = dayOf(now).toPlainYearMonth();
  return MONTH_NAMES.map((name, index) => {
    const month = new Temporal.PlainYearMonth(year, index + 1);
    const inMonth = ({ at }: { at: Temporal.Instant }) => dayOf(at).toPlainYearMonth().equals(month);
    const part = (at: Temporal.Instant) => {
      const local = at.toZonedDateTimeISO(SITE_ZONE);
      return Math.round(((local.day - 1 + local.hour / 24) / month.daysInMonth) * 1000) / 1000;
    };
    const { events: listed, first } = monthEvents(events.filter(inMonth), reader, (event) =>
      told.includes(eventKey(event)),
    );
    const order = Temporal.PlainYearMonth.compare(month, current);
    return {
      month: index + 1,
      name: capitalised(name),
      when: order < 0 ? 'past' : order === 0 ? 'current' : 'coming',
      today: order === 0 ? part(now) : null,
      headline: first ? headline(first, reader) : '',
      html: textOf(corpus, events.filter(inMonth), first, reader, year),
      lunations: ribbon.lunations
        .filter(inMonth)
        .map(({ at, phase, sign, eclipse }) => ({ at: part(at), phase, sign, eclipse })),
      events: listed.map((event) => {
        const local = event.at.toZonedDateTimeISO(SITE_ZONE);
        return {
          key: eventKey(event),
          day_words: shortDayWords(local),
          words: eventWords(event),
          note: `${shortHourWords(local)}, ${positionWords(event.lonDeg)}, ${houseWords(houseFrom(reader, event.sign))}`,
        };
      }),
    };
  });
}

/** What is written of the event that heads the month, then of the house that its full Moon lights. */
function textOf(
  corpus: Corpus,
  events: readonly SkyEvent[],
  first: SkyEvent | undefined,
  reader: Sign,
  year: number,
): string {
  const library = dayLibrary(corpus);
  const turn = year + SIGNS.indexOf(reader);
  const piece =
    first &&
    eventPiece(lunationOf(first, events), turn, (kind, slug, section, at) => {
      const versions = library.shelf(kind, slug, section);
      return versions === 0 ? undefined : { kind, slug, section, version: at % versions };
    });
  const moon = events.find((event) => event.what === 'lunation' && event.phase === 'full');
  const versions = moon
    ? paragraphsOf(corpus.get(fullMoonHouseKind, String(houseFrom(reader, moon.sign)))?.lead ?? '')
    : [];
  return `${piece ? library.read(piece) : ''}${versions[turn % Math.max(1, versions.length)] ?? ''}`;
}

/** An eclipse is written about as the lunation that it is. */
const lunationOf = (event: SkyEvent, events: readonly SkyEvent[]): SkyEvent =>
  event.what === 'eclipse'
    ? (events.find((other) => other.what === 'lunation' && eclipseOf(other, events) === event) ?? event)
    : event;
