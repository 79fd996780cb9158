/** What the pages of a year share: its text, its ribbon, its dates. */
import { dateWords, dayWords, hourWords, weekdayWords } from '@solelune/civil-time/words';
import { houseWords } from '@solelune/french/houses';
import { capitalised } from '@solelune/french/sentence';
import type { Sign } from '@solelune/sky';
import type { KeyDate, RibbonAnswer } from '../answers/year.ts';
import { houseFrom } from '../engine/day-sky.ts';
import { dayOf, eventKey, SITE_ZONE } from '../engine/event-keys.ts';
import { weightOf } from '../engine/month-events.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import type { YearRibbon } from '../engine/year-ribbon.ts';
import { eventWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { bodiesOfEvent } from '../words/witnesses.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

export const ribbonAnswer = (
  { days, planets, lunations, aspects, turns }: YearRibbon,
  todayAt: number,
): RibbonAnswer => ({
  days,
  aspects: aspects.map(({ at, a, b }) => ({ at: tenths(at), a, b })),
  turns: turns.map(({ at, sign }) => ({
    at: tenths(at),
    name: sign === 'aries' || sign === 'libra' ? 'équinoxe' : 'solstice',
  })),
  today: todayAt >= 0 && todayAt < days ? tenths(todayAt) : null,
  planets: planets.map(({ body, stays, stations }) => ({
    body,
    stays: stays.map(({ sign, from, to, retrograde }) => ({ sign, from: tenths(from), to: tenths(to), retrograde })),
    stations: stations.map(({ at, direction }) => ({ at: tenths(at), direction })),
  })),
  lunations: lunations.map((lunation) => ({
    at: tenths(lunation.day),
    phase: lunation.phase,
    sign: lunation.sign,
    eclipse: lunation.eclipse,
    words: `${eventWords(lunation)}, ${dateWords(dayOf(lunation.at))}`,
  })),
});

const MOST_CARDS = 6;

/** On cards those to come, and, as long as there is room, the heaviest of those that have passed. */
export function keyDates(events: readonly SkyEvent[], now: Temporal.Instant, reader?: Sign): KeyDate[] {
  const isPast = ({ at }: SkyEvent) => Temporal.Instant.compare(at, now) < 0;
  const coming = events.filter((event) => !isPast(event));
  const remembered = events
    .filter(isPast)
    .toSorted((one, other) => weightOf(other, reader) - weightOf(one, reader))
    .slice(0, Math.max(0, MOST_CARDS - coming.length));
  return events.map((event) => ({
    ...keyDate(event, reader),
    is_past: isPast(event),
    has_card: !isPast(event) || remembered.includes(event),
  }));
}

function keyDate(event: SkyEvent, reader?: Sign): Omit<KeyDate, 'is_past' | 'has_card'> {
  const local = event.at.toZonedDateTimeISO(SITE_ZONE);
  const key = eventKey(event);
  return {
    key,
    day: dayOf(event.at).toString(),
    date_words: dateWords(local),
    moment_words: `${capitalised(weekdayWords(local))} ${dayWords(local)}, ${hourWords(local)}`,
    what: event.what === 'lunation' ? event.phase : event.what,
    bodies: event.what === 'eclipse' ? [event.of] : bodiesOfEvent(event),
    aspect: event.what === 'aspect' ? (event.aspect as KeyDate['aspect']) : null,
    sign: event.sign,
    words: eventWords(event),
    position_words: positionWords(event.lonDeg),
    house_words: reader ? houseWords(houseFrom(reader, event.sign)) : null,
    calendar: `/horoscope/agenda/evenement/${encodeURIComponent(key)}.ics`,
  };
}
