import { answerBirth, castChart, instantOf } from '@solelune/astrology/api';
import { dateWords, hourWords, longDateWords } from '@solelune/civil-time/words';
import { handle } from '@solelune/contract/server';
import { type Corpus, readingOf } from '@solelune/corpus';
import { houseWords } from '@solelune/french/houses';
import { ASPECTS, type Body, isPlanet, skyNow } from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import { loadEphemeris } from '@solelune/sky/node';
import type { PassageAnswer } from '../answers/personal.ts';
import { personal, personalIndex } from '../contract.ts';
import { introductionKind, shortTransitKind, transitKind } from '../corpus/long.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { natureOf } from '../engine/natures.ts';
import {
  findChartTransits,
  LASTING_BODIES,
  type NatalPoint,
  PASSING_BODIES,
  type Transit,
} from '../engine/transits.ts';
import { natalAspectWords } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { metaOf } from './page-meta.ts';

const MONTH_DAYS = 31;
/** Degrees over which the drawn ribbon rises and falls. */
const CURVE_ORB_DEG = 3;

export const personalIndexHandler = handle(personalIndex, (_, { services: { corpus, config } }) => {
  const { meta, reading } = readingOf(corpus, introductionKind, 'horoscope-personnalise/index');
  return {
    introduction: reading,
    __META__: metaOf(config.siteUrl, meta, ['Horoscope personnalisé', '/horoscope-personnalise']),
  };
});

export const personalHandler = handle(personal, ({ zone = SITE_ZONE, ...input }, { services: { corpus }, now }) =>
  answerBirth(input, now, (placed) => {
    const { chart } = castChart(placed);
    const { timeKnown, span } = placed;
    const today = now.toZonedDateTimeISO(zone).startOfDay();
    const end = today.add({ days: MONTH_DAYS });
    const places = chart.placements.filter(({ body }) => isPlanet(body) && (timeKnown || body !== 'moon'));
    const natal = [
      ...places.map(({ body, lonDeg }) => ({ point: body as NatalPoint, lonDeg })),
      ...(timeKnown
        ? (['ascendant', 'midheaven'] as const).map((point) => ({ point, lonDeg: chart.angles[point].lonDeg }))
        : []),
    ];
    const month = { from: today.toInstant(), to: end.toInstant() };
    const day = { from: month.from, to: today.add({ days: 1 }).toInstant() };
    const ephemeris = loadEphemeris();
    const slow = PASSING_BODIES.filter((body) => body !== 'moon');
    const transits = [
      ...findChartTransits(ephemeris, [...LASTING_BODIES, ...slow], natal, month),
      ...findChartTransits(ephemeris, ['moon'], natal, day),
    ];
    const skies = Array.from({ length: MONTH_DAYS }, (_, index) =>
      skyNow(ephemeris, today.add({ days: index, hours: 12 }).toInstant()),
    );
    const passages = transits
      .flatMap((transit) => {
        const html = textOf(corpus, transit);
        if (html === undefined) return [];
        const natalDeg = natal.find(({ point }) => point === transit.point)?.lonDeg as number;
        const lonOf = (body: Body) => skies.map((sky) => sky.find((one) => one.body === body)?.lonDeg as number);
        const houseOfPoint = chart.placements.find(({ body }) => body === transit.point)?.house;
        return [
          {
            ...told(transit, zone),
            when: whenOf(transit, today),
            house_words: timeKnown && houseOfPoint ? houseWords(houseOfPoint) : null,
            // The Moon goes by in two hours: a place a day would draw nothing true.
            curve: transit.body === 'moon' ? [] : lonOf(transit.body).map((lon) => strength(lon, natalDeg, transit)),
            html,
          },
        ];
      })
      .sort((one, other) => RANKS[one.when] - RANKS[other.when] || slowness(other.body) - slowness(one.body));
    return {
      date_words: longDateWords(today),
      until_words: dateWords(end),
      time_known: timeKnown,
      limits: timeKnown ? [] : limitsOf(span),
      passages,
    };
  }),
);

const RANKS = { day: 0, week: 1, month: 2 } as const;
const SLOWNESS = [
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
const slowness = (body: string) => SLOWNESS.indexOf(body);

/** The Moon's way over the possible instants, and what goes with the horizon. */
function limitsOf(span: { from: number; to: number } | undefined): string[] {
  const moonAt = (epochSeconds: number) =>
    positionWords(skyNow(loadEphemeris(), instantOf(epochSeconds), ['sun', 'moon'])[1]?.lonDeg as number);
  return [
    'Sans heure de naissance, il n’y a ni Ascendant, ni Milieu du Ciel, ni maisons : leurs passages ne sont pas lus.',
    ...(span
      ? [
          `Votre Lune se trouvait entre ${moonAt(span.from)} et ${moonAt(span.to)} : l’intervalle est trop large pour dater ses passages.`,
        ]
      : []),
    'Les dates des passages au Soleil, à Mercure, à Vénus et à Mars peuvent se décaler d’un jour ou deux.',
  ];
}

function textOf(corpus: Corpus, { body, point, kind }: Transit): string | undefined {
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

function told({ body, point, kind, enter, leave, exact, closest }: Transit, zone: string) {
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone);
  return {
    key: `${body}-${kind}-${point}-${enter.epochMilliseconds}`,
    body: body as PassageAnswer['body'],
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
function strength(lonDeg: number, natalDeg: number, { kind }: Transit): number {
  const apart = Math.abs(Math.abs(differenceDeg(lonDeg, natalDeg)) - ASPECTS[kind]);
  return apart > CURVE_ORB_DEG ? 0 : Math.round((1 - apart / CURVE_ORB_DEG) ** 2 * 100) / 100;
}
