import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import { dateWords, dayWords, hourWords, longDateWords } from '@solelune/civil-time/words';
import { fail, handle } from '@solelune/contract/server';
import { readingOf, sectionOf } from '@solelune/corpus';
import { houseWords } from '@solelune/french/houses';
import { atPlace, ofPlace } from '@solelune/french/places';
import { capitalised } from '@solelune/french/sentence';
import { findLunations, SIGNS, type Sign } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { paragraphsOf } from '../composition/day-library.ts';
import { fullMoon } from '../contract.ts';
import { fullMoonHouseKind, fullMoonKind, introductionKind } from '../corpus/long.ts';
import { daySky, houseFrom } from '../engine/day-sky.ts';
import { dayOf, SITE_ZONE } from '../engine/event-keys.ts';
import { nightAround } from '../engine/heights.ts';
import { type EventOf, eclipseOf } from '../engine/sky-events.ts';
import { aspectWords, eclipseWords, eventWords, inSign } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { signName } from '../words/witnesses.ts';
import { discAnswer } from './day-answer.ts';
import { metaOf } from './page-meta.ts';
import { seenFrom } from './seen-from.ts';
import { knownYear, YEAR_NUMBERS } from './years.ts';

type FullMoon = EventOf<'lunation'>;

/** Those of the three years, in time order. */
export const fullMoons = (): FullMoon[] =>
  YEAR_NUMBERS.flatMap((year) =>
    (knownYear(String(year))?.events ?? []).filter(
      (event): event is FullMoon => event.what === 'lunation' && event.phase === 'full',
    ),
  );

export const fullMoonHandler = handle(fullMoon, ({ day, place: id }, { services: { corpus, config }, now }) => {
  const place = seenFrom(id);
  const moons = fullMoons();
  // The one of today counts until the day is over.
  const today = dayOf(now).toString();
  const index = moons.findIndex(({ at }) => (day ? dayOf(at).toString() === day : dayOf(at).toString() >= today));
  const moon = moons[index];
  const text = moon && corpus.get(fullMoonKind, moon.sign);
  if (!moon || !text || !place) return fail('not_found');
  const date = dayOf(moon.at);
  const local = moon.at.toZonedDateTimeISO(SITE_ZONE);
  // Her own day there: at the other end of the Earth she is full on another date.
  const there = moon.at.toZonedDateTimeISO(place.zone);
  const { disc, risesAt, setsAt } = nightAround(loadEphemeris(), place, moon.at);
  const introduction = corpus.get(introductionKind, 'pleine-lune/index')
    ? readingOf(corpus, introductionKind, 'pleine-lune/index')
    : undefined;
  const title = `Pleine Lune ${inSign(moon.sign)}, ${dateWords(date)}`;
  const words = {
    title,
    description: `La pleine Lune du ${longDateWords(date)} à ${hourWords(local)}, à ${positionWords(moon.lonDeg)}\u00A0: ce qu’elle éclaire pour chacun des douze signes, un rite simple.`,
  };
  const path = '/horoscope/pleine-lune';
  return {
    day: date.toString(),
    date_words: longDateWords(date),
    hour_words: hourWords(local),
    sign: moon.sign,
    sign_name: signName(moon.sign),
    position_words: positionWords(moon.lonDeg),
    eclipse_words: eclipseWordsOf(moon),
    is_past: date.toString() < today,
    disc: discAnswer(disc),
    disc_words: `Telle qu’on la voit ${ofPlace(place.name)} à ${hourWords(disc.at.toZonedDateTimeISO(place.zone))}`,
    seen_from: place.isChosen
      ? {
          name: place.name,
          words: `Pleine ${atPlace(place.name)} le ${/* begins with a weekday */ longDateWords(there)} à ${hourWords(there)}`,
        }
      : null,
    facts: [
      ...(risesAt && setsAt
        ? [
            {
              name: 'Lever, coucher',
              value: [risesAt, setsAt].map((at) => hourWords(at.toZonedDateTimeISO(place.zone))).join(', '),
            },
          ]
        : []),
      ...nearestAspects(moon).map(({ planet, aspect, at }) => ({
        name: capitalised(aspectWords('moon', aspect, planet)),
        value: hourWords(at.toZonedDateTimeISO(SITE_ZONE)),
      })),
    ],
    opened: openedBy(moon),
    introduction: day ? null : (introduction?.reading ?? null),
    light: sectionOf(corpus, fullMoonKind, moon.sign, 'light').html,
    rite: sectionOf(corpus, fullMoonKind, moon.sign, 'rite').html,
    cycle: sectionOf(corpus, fullMoonKind, moon.sign, 'cycle').html,
    signs: SIGN_FACTS.map(({ key, slug, name }) => {
      const house = houseFrom(key, moon.sign);
      const versions = paragraphsOf(corpus.get(fullMoonHouseKind, String(house))?.lead ?? '');
      // A house has the full Moon of a sign once a year: the next year tells it otherwise.
      const html = versions[(date.year + SIGNS.indexOf(key)) % Math.max(1, versions.length)] ?? '';
      return { key, slug, name, house_words: houseWords(house), html };
    }),
    coming: moons.slice(index, index + MOST_COMING).map((one) => ({
      day: dayOf(one.at).toString(),
      date_words: dateWords(dayOf(one.at)),
      sign: one.sign,
      sign_name: signName(one.sign),
      is_eclipse: eclipseWordsOf(one) !== null,
    })),
    previous: beside(moons[index - 1]),
    next: beside(moons[index + 1]),
    calendar: `/horoscope/agenda/pleine-lune/${date}.ics`,
    __META__: metaOf(
      config.siteUrl,
      day || !introduction ? words : introduction.meta,
      ['Pleine Lune', path],
      ...(day ? [[dayWords(date), `${path}/${date}`] as const] : []),
    ),
  };
});

const MOST_COMING = 5;

/** What else the Moon touches on that day, the nearest to her fullness first; her meeting with the Sun's opposite is the fullness itself. */
const nearestAspects = (moon: FullMoon) =>
  daySky(loadEphemeris(), dayOf(moon.at), SITE_ZONE)
    .moonAspects.filter(({ planet }) => planet !== 'sun')
    .toSorted((one, other) => apart(one.at, moon.at) - apart(other.at, moon.at))
    .slice(0, 2);
const apart = (one: Temporal.Instant, other: Temporal.Instant) =>
  Math.abs(one.epochMilliseconds - other.epochMilliseconds);

const beside = (moon: FullMoon | undefined) =>
  moon ? { day: dayOf(moon.at).toString(), words: `${dayWords(dayOf(moon.at))}, ${inSign(moon.sign)}` } : null;

function eclipseWordsOf(moon: FullMoon): string | null {
  const eclipse = eclipseOf(moon, knownYear(String(dayOf(moon.at).year))?.events ?? []);
  return eclipse ? capitalised(eclipseWords(eclipse)) : null;
}

/** The new Moon in the same sign, about six months before: what it sowed, this one shows. */
function openedBy(moon: { at: Temporal.Instant; sign: Sign }) {
  const span = { from: moon.at.subtract({ hours: 24 * 210 }), to: moon.at };
  const found = findLunations(loadEphemeris(), span, ['new']).findLast(({ sign }) => sign === moon.sign);
  if (!found) return { date_words: '', words: '' };
  const event = { what: 'lunation', phase: 'new', at: found.at, sign: found.sign, lonDeg: found.moonLonDeg } as const;
  return { date_words: dateWords(dayOf(found.at)), words: eventWords(event) };
}
