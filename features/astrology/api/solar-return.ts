import { toLocal } from '@solelune/civil-time';
import { midnightSeconds } from '@solelune/civil-time/calendar';
import { SENTENCES } from '@solelune/contract/validation';
import { type AspectingPoint, aspectsAcross, type Chart, findSolarReturn, isPlanet } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { type PlacedBirth, Refused } from './birth/birth-answer.ts';
import { zones } from './birth/known-place.ts';
import type { CivilDate } from './birth/read-birth.ts';
import { type CastChart, castChart, instantOf } from './sky/cast-chart.ts';
import { aspectsAnswer, chartAnswer, placementOf, pointAnswer } from './sky/chart-answer.ts';
import { localMomentOf } from './sky/local-moment.ts';
import { placeAnswer } from './sky/proof-answer.ts';

/** The last year whose return, and the year after it, lie within the ephemeris. */
const LAST_RETURN_YEAR = 2299;

export interface SolarReturn {
  year: number;
  natal: CastChart;
  sky: CastChart;
}

/** The Sun back at its degree of birth, in the year and at the place asked for: by default the year under way, and the birth place. */
export function solarReturnOf(placed: PlacedBirth, now: Temporal.Instant): SolarReturn | Refused {
  const { birth } = placed;
  const birthYear = birth.date?.year ?? 0;
  const natal = castChart(placed);
  const returnIn = (year: number) => returnSeconds(natal.chart, { month: 1, day: 1, ...birth.date, year });
  const year = birth.year ?? yearUnderWay(returnIn, birthYear, now);
  if (year <= birthYear || year > LAST_RETURN_YEAR) return new Refused({ year: SENTENCES.year });
  const place = birth.returnPlace ?? placed.place;
  const epochSeconds = returnIn(year);
  const { offsetSeconds, rule } = toLocal(zones(), Math.round(epochSeconds), place.onEarth);
  const sky = castChart({ ...placed, place, moment: { epochSeconds, offsetSeconds, rule } });
  return { year, natal, sky };
}

/** The return nearest to the birthday of a year: the only one of that year, even where New Year falls between the two. */
function returnSeconds(natal: Chart, birthday: CivilDate): number {
  const near = instantOf(midnightSeconds(birthday));
  return findSolarReturn(loadEphemeris(), placementOf(natal, 'sun').lonDeg, near).epochMilliseconds / 1000;
}

/** The return that opened the present year of life; the first one for who is not a year old. */
function yearUnderWay(returnIn: (year: number) => number, birthYear: number, now: Temporal.Instant): number {
  const { year } = now.toZonedDateTimeISO('UTC');
  const begun = [year + 1, year].find((one) => returnIn(one) * 1000 <= now.epochMilliseconds) ?? year - 1;
  return Math.max(begun, birthYear + 1);
}

/** What both calls of the solar revolution answer. */
export function bothSkies({ year, natal, sky }: SolarReturn, birthYear: number) {
  return {
    return: {
      year,
      previous_year: year - 1 > birthYear ? year - 1 : null,
      next_year: year < LAST_RETURN_YEAR ? year + 1 : null,
      sun_point: pointAnswer(placementOf(natal.chart, 'sun')),
      at: localMomentOf(sky.moment.epochSeconds, sky.place.onEarth),
      place: placeAnswer(sky.place),
    },
    natal_chart: chartAnswer(natal),
    year_chart: chartAnswer(sky),
    across_aspects: aspectsAnswer(
      aspectsAcross(pointsOf(sky), pointsOf(natal), { defaultDeg: sky.orbDeg }).filter(isNews),
    ),
  };
}

/** Planets and angles; natal points stand still under those of the year. */
function pointsOf({ chart, timeKnown }: CastChart): AspectingPoint[] {
  const { ascendant, midheaven } = chart.angles;
  return [
    ...chart.placements
      .filter(({ body }) => isPlanet(body))
      .map(({ body, lonDeg, speedDegPerDay }): AspectingPoint => ({ point: body, lonDeg, speedDegPerDay })),
    ...(timeKnown
      ? [
          { point: 'ascendant' as const, lonDeg: ascendant.lonDeg, speedDegPerDay: 0 },
          { point: 'midheaven' as const, lonDeg: midheaven.lonDeg, speedDegPerDay: 0 },
        ]
      : []),
  ];
}

/** The Sun on itself is what a return is. */
const isNews = ({ from, to }: { from: string; to: string }) => !(from === 'sun' && to === 'sun');
