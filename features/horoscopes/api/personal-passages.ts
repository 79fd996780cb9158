/** The passages of a month over a birth, in words. */
import { dateWords, hourWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { houseWords } from '@solelune/french/houses';
import { ASPECTS, type Body, skyNow } from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import { loadEphemeris } from '@solelune/sky/node';
import type { PassageAnswer } from '../answers/personal.ts';
import { shortTransitKind, transitKind } from '../corpus/long.ts';
import { natureOf } from '../engine/natures.ts';
import { findChartTransits, LASTING_BODIES, PASSING_BODIES, type Transit } from '../engine/transits.ts';
import { natalAspectWords } from '../words/events.ts';
import type { NatalSky } from './natal-sky.ts';

const MONTH_DAYS = 31;
/** Degrees over which the drawn ribbon rises and falls. */
const CURVE_ORB_DEG = 3;

export interface ToldPassage {
  readonly transit: Transit;
  readonly house: number | null;
  readonly answer: PassageAnswer;
}

export interface PersonalMonth {
  readonly today: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
  readonly told: readonly ToldPassage[];
}

export const monthFrom = (now: Temporal.Instant, zone: string) => {
  const today = now.toZonedDateTimeISO(zone).startOfDay();
  return { today, end: today.add({ days: MONTH_DAYS }) };
};

/** Of the Moon only those of the day: she makes two hundred a month. */
export function transitsOfMonth(sky: NatalSky, today: Temporal.ZonedDateTime): Transit[] {
  const ephemeris = loadEphemeris();
  const from = today.toInstant();
  const until = (days: number) => ({ from, to: today.add({ days }).toInstant() });
  const bodies = [...LASTING_BODIES, ...PASSING_BODIES.filter((body) => body !== 'moon')];
  return [
    ...findChartTransits(ephemeris, bodies, sky.points, until(MONTH_DAYS)),
    ...findChartTransits(ephemeris, ['moon'], sky.points, until(1)),
  ];
}

export function personalMonth(corpus: Corpus, sky: NatalSky, now: Temporal.Instant, zone: string): PersonalMonth {
  const { today, end } = monthFrom(now, zone);
  const skies = Array.from({ length: MONTH_DAYS }, (_, index) =>
    skyNow(loadEphemeris(), today.add({ days: index, hours: 12 }).toInstant()),
  );
  const lonOf = (body: Body) => skies.map((one) => one.find((place) => place.body === body)?.lonDeg as number);
  const told = transitsOfMonth(sky, today)
    .flatMap((transit) => {
      const html = transitText(corpus, transit);
      const natal = sky.points.find(({ point }) => point === transit.point);
      if (html === undefined || !natal) return [];
      const answer: PassageAnswer = {
        ...wordsOf(transit, zone),
        when: whenOf(transit, today),
        house_words: natal.house === null ? null : houseWords(natal.house),
        // The Moon goes by in two hours: a place a day would draw nothing true.
        curve: transit.body === 'moon' ? [] : lonOf(transit.body).map((lon) => strength(lon, natal.lonDeg, transit)),
        exact_days: transit.exact.map(({ at }) => daysFrom(today, at)).filter((day) => day >= 0 && day < MONTH_DAYS),
        html,
      };
      return [{ transit, house: natal.house, answer }];
    })
    .sort(
      (one, other) =>
        RANKS[one.answer.when] - RANKS[other.answer.when] || slowness(other.transit) - slowness(one.transit),
    );
  return { today, end, told };
}

const RANKS = { day: 0, week: 1, month: 2 } as const;
const SLOWNESS: readonly Body[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'mean_node',
  'uranus',
  'neptune',
  'pluto',
];
const slowness = ({ body }: Transit) => SLOWNESS.indexOf(body);

const daysFrom = (today: Temporal.ZonedDateTime, at: Temporal.Instant) =>
  Math.round(((at.epochMilliseconds - today.epochMilliseconds) / 86400_000) * 10) / 10;

export function transitText(corpus: Corpus, { body, point, kind }: Transit): string | undefined {
  const slug = `${body === 'mean_node' ? 'node' : body}/${point}-${natureOf(kind)}`;
  const isLasting = (LASTING_BODIES as readonly string[]).includes(body);
  return corpus.get(isLasting ? transitKind : shortTransitKind, slug)?.lead;
}

/** The narrowest span that holds an exact pass. */
function whenOf({ exact }: Transit, today: Temporal.ZonedDateTime): PassageAnswer['when'] {
  const isWithin = (days: number) =>
    exact.some(
      ({ at }) =>
        Temporal.Instant.compare(at, today.toInstant()) >= 0 &&
        Temporal.Instant.compare(at, today.add({ days }).toInstant()) < 0,
    );
  if (isWithin(1)) return 'day';
  return isWithin(7) ? 'week' : 'month';
}

export const passageKey = ({ body, kind, point, enter }: Transit): string =>
  `${body}-${kind}-${point}-${Math.round(enter.epochMilliseconds / 60_000)}`;

function wordsOf(transit: Transit, zone: string) {
  const { body, point, kind, enter, leave, exact, closest } = transit;
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone);
  return {
    key: passageKey(transit),
    body: body as PassageAnswer['body'],
    point,
    nature: natureOf(kind),
    title: natalAspectWords(body, kind, point),
    enter_words: dateWords(local(enter)),
    leave_words: dateWords(local(leave)),
    exact_words: exact.map(
      ({ at, retrograde }) =>
        `${dateWords(local(at))}, ${hourWords(local(at))}${retrograde ? ' (en rétrogradant)' : ''}`,
    ),
    closest_words: closest ? dateWords(local(closest.at)) : null,
  };
}

/** To the nearer of the two sides of the aspect. */
function strength(lonDeg: number, natalDeg: number, { kind }: Pick<Transit, 'kind'>): number {
  const apart = Math.abs(Math.abs(differenceDeg(lonDeg, natalDeg)) - ASPECTS[kind]);
  return apart > CURVE_ORB_DEG ? 0 : Math.round((1 - apart / CURVE_ORB_DEG) ** 2 * 100) / 100;
}
