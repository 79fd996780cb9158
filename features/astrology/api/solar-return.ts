import { toLocal } from '@solelune/civil-time';
import { midnightSeconds } from '@solelune/civil-time/calendar';
import { dateWords } from '@solelune/civil-time/words';
import { SENTENCES } from '@solelune/contract/validation';
import { type Aspect, type Chart, findSolarReturn } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { solarCalendarOf } from '../engine/index.ts';
import { type PlacedBirth, Refused } from './birth/birth-answer.ts';
import { zones } from './birth/known-place.ts';
import type { PossibleSpan } from './birth/place-in-time.ts';
import type { CivilDate } from './birth/read-birth.ts';
import { aspectsBetween } from './sky/aspects-between.ts';
import { type CastChart, type Casting, castChart, instantOf } from './sky/cast-chart.ts';
import { skyOverAnswer } from './sky/certainty-answer.ts';
import { aspectsAnswer, chartAnswer, placementOf, pointAnswer } from './sky/chart-answer.ts';
import { localMomentOf } from './sky/local-moment.ts';
import { placeAnswer } from './sky/proof-answer.ts';

/** The last year whose return, and the year after it, lie within the ephemeris. */
const LAST_RETURN_YEAR = 2299;

export interface SolarReturn {
  year: number;
  natal: CastChart;
  sky: CastChart;
  /** The return after this one. */
  nextSeconds: number;
}

/** The Sun back at its degree of birth, in the year and at the place asked for: by default the year under way, and the birth place. */
export function solarReturnOf(placed: PlacedBirth, now: Temporal.Instant): SolarReturn | Refused {
  const { birth } = placed;
  const birthYear = birth.date?.year ?? 0;
  const natal = castChart(placed);
  const birthdayIn = (year: number) => ({ month: 1, day: 1, ...birth.date, year });
  const returnIn = (year: number) => returnSeconds(natal.chart, birthdayIn(year));
  const year = birth.year ?? yearUnderWay(returnIn, birthYear, now);
  if (year <= birthYear || year > LAST_RETURN_YEAR) return new Refused({ year: SENTENCES.year });
  const place = birth.returnPlace ?? placed.place;
  const epochSeconds = returnIn(year);
  const { offsetSeconds, rule } = toLocal(zones(), Math.round(epochSeconds), place.onEarth);
  const span = placed.span && returnSpan(placed, placed.span, (sky) => returnSeconds(sky, birthdayIn(year)));
  const sky = castChart({ ...placed, place, moment: { epochSeconds, offsetSeconds, rule }, span });
  return { year, natal, sky, nextSeconds: returnIn(year + 1) };
}

/** An hour more at birth is an hour more at the return: it is known as well as the birth was. */
function returnSpan(placed: PlacedBirth, { from, to }: PossibleSpan, returnOf: (natal: Chart) => number): PossibleSpan {
  const returnAt = (epochSeconds: number) => returnOf(chartAt(placed, epochSeconds).chart);
  return { from: returnAt(from), to: returnAt(to), isWholeDay: false };
}

const chartAt = (casting: Casting, epochSeconds: number): CastChart =>
  castChart({ ...casting, moment: { ...casting.moment, epochSeconds } });

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

/** The dates of the year, on the clocks of the place of the return. */
export function calendarOf({ natal, sky, nextSeconds }: SolarReturn) {
  const span = { from: instantOf(sky.moment.epochSeconds), to: instantOf(nextSeconds) };
  const dateOf = (at: Temporal.Instant) =>
    dateWords(toLocal(zones(), Math.round(at.epochMilliseconds / 1000), sky.place.onEarth).date);
  const years = { natal: natal.chart, year: sky.chart, ...span, withoutHour: !natal.timeKnown };
  return { calendar: solarCalendarOf(loadEphemeris(), years), dateOf };
}

/** What both calls of the solar revolution answer. */
export function bothSkies({ year, natal, sky }: SolarReturn, birthYear: number) {
  const local = (epochSeconds: number) => localMomentOf(epochSeconds, sky.place.onEarth);
  return {
    return: {
      year,
      previous_year: year - 1 > birthYear ? year - 1 : null,
      next_year: year < LAST_RETURN_YEAR ? year + 1 : null,
      sun_point: pointAnswer(placementOf(natal.chart, 'sun')),
      at: local(sky.moment.epochSeconds),
      ...(sky.span && { between: { from: local(sky.span.from), to: local(sky.span.to) } }),
      place: placeAnswer(sky.place),
    },
    natal_chart: chartAnswer(natal),
    year_chart: chartAnswer(sky),
    natal_over: skyOverAnswer(natal),
    year_over: skyOverAnswer(sky),
    across_aspects: aspectsAnswer(heldAcross(natal, sky)),
  };
}

const across = (natal: CastChart, sky: CastChart): Aspect[] => aspectsBetween(sky, natal).filter(isNews);

/** Both ends of a day and seven instants between: an orb that grows is widest at an end. */
const SHARES = Array.from({ length: 9 }, (_, index) => index / 8);

/** The aspects from one sky to the other; where the hour is not known, those that hold at every possible instant, at their tightest. */
function heldAcross(natal: CastChart, sky: CastChart): Aspect[] {
  const [birth, back] = [natal.span, sky.span];
  if (!birth || !back) return across(natal, sky);
  // The Sun keeps its pace over a day: a share of the one span is the same share of the other.
  const at = ({ from, to }: PossibleSpan, share: number) => from + (to - from) * share;
  const found = SHARES.map((share) => across(chartAt(natal, at(birth, share)), chartAt(sky, at(back, share))));
  const isSame = (one: Aspect) => (other: Aspect) =>
    one.from === other.from && one.to === other.to && one.kind === other.kind;
  return across(natal, sky).flatMap((aspect) => {
    const held = found.flatMap((aspects) => aspects.find(isSame(aspect)) ?? []);
    return held.length < found.length ? [] : [{ ...aspect, orbDeg: Math.min(...held.map(({ orbDeg }) => orbDeg)) }];
  });
}

/** The Sun on itself is what a return is. */
const isNews = ({ from, to }: { from: string; to: string }) => !(from === 'sun' && to === 'sun');
