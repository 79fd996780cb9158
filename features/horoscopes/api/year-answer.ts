/** What the pages of a year share: its text, its ribbon, its dates. */
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { houseWords } from '@solelune/french/houses';
import type { Sign } from '@solelune/sky';
import type { KeyDate, RibbonAnswer } from '../answers/year.ts';
import { houseFrom } from '../engine/day-sky.ts';
import { dayOf, eventKey, SITE_ZONE } from '../engine/event-keys.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import type { YearRibbon } from '../engine/year-ribbon.ts';
import { eventWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';

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

export function keyDate(event: SkyEvent, reader?: Sign): KeyDate {
  const local = event.at.toZonedDateTimeISO(SITE_ZONE);
  const key = eventKey(event);
  return {
    key,
    day: dayOf(event.at).toString(),
    date_words: dateWords(local),
    hour_words: hourWords(local),
    words: eventWords(event),
    position_words: positionWords(event.lonDeg),
    house_words: reader ? houseWords(houseFrom(reader, event.sign)) : null,
    calendar: `/horoscope/agenda/evenement/${encodeURIComponent(key)}.ics`,
  };
}
