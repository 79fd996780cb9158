/**
 * Twelve months over a chart: the slow transits as threads with their strength along the year, the lunations that fall on a natal point, the returns of the Sun, and
 * the periods where most comes together. Days count from the beginning of the span.
 */
import {
  ASPECTS,
  type AspectKind,
  type Ephemeris,
  findEclipses,
  findLunations,
  findSolarReturn,
  type NatalTarget,
  type Sign,
  type Span,
  skyNow,
} from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import { findChartTransits, type NatalPoint, type Transit } from './transits.ts';

const RIBBON_BODIES = ['pluto', 'neptune', 'uranus', 'saturn', 'mean_node', 'jupiter'] as const;
type RibbonBody = (typeof RIBBON_BODIES)[number];

/** Days between two places of the curves. */
export const STEP_DAYS = 3;
/** Degrees over which a curve rises and falls: (1 − orb ÷ 3°) squared. */
const CURVE_ORB_DEG = 3;
/** Degrees within which a new or full Moon is said to fall on a natal point, or to face it. */
const LUNATION_ORB_DEG = 3;
const DAY_MS = 86400_000;

/** One planet to one natal point by one aspect, all its passages of the year together. */
export interface Thread {
  readonly key: string;
  readonly body: RibbonBody;
  readonly point: NatalPoint;
  readonly kind: AspectKind;
  readonly passages: readonly Transit[];
  /** 0 to 1, every `STEP_DAYS` from the beginning. */
  readonly curve: readonly number[];
  /** What it weighs where it is exact. */
  readonly weight: number;
}

export interface LunationOnPoint {
  readonly at: Temporal.Instant;
  readonly phase: 'new' | 'full';
  readonly eclipse: 'sun' | 'moon' | null;
  readonly sign: Sign;
  readonly lonDeg: number;
  readonly point: NatalPoint;
  readonly kind: 'conjunction' | 'opposition';
  readonly orbDeg: number;
}

interface Period {
  readonly fromDay: number;
  readonly toDay: number;
  readonly peakDay: number;
  /** What is felt most at its height, the strongest first. */
  readonly threads: readonly Thread[];
  readonly lunations: readonly LunationOnPoint[];
}

export interface PersonalYear {
  readonly span: Span;
  readonly days: number;
  readonly threads: readonly Thread[];
  /** Mars goes by in days: dates, no thread. */
  readonly mars: readonly Transit[];
  readonly lunations: readonly LunationOnPoint[];
  readonly solarReturns: readonly Temporal.Instant[];
  /** The sum of what is felt, every `STEP_DAYS`. */
  readonly load: readonly number[];
  readonly periods: readonly Period[];
}

/** The slower, the deeper (Lilly, *Christian Astrology*, 1647, weighs so); the figures only order. */
const BODY_WEIGHTS: Readonly<Record<RibbonBody, number>> = {
  pluto: 5,
  neptune: 4.5,
  uranus: 4.5,
  saturn: 4,
  jupiter: 3,
  mean_node: 1.5,
};
const POINT_WEIGHTS: Readonly<Record<NatalPoint, number>> = {
  sun: 1.5,
  moon: 1.5,
  ascendant: 1.5,
  midheaven: 1.4,
  mercury: 1.2,
  venus: 1.2,
  mars: 1.2,
  jupiter: 1,
  saturn: 1,
  // Everybody born within a year or two has these three in common.
  uranus: 0.7,
  neptune: 0.7,
  pluto: 0.7,
};

export function personalYear(
  ephemeris: Ephemeris,
  natal: readonly NatalTarget<NatalPoint>[],
  span: Span,
): PersonalYear {
  const startMs = span.from.epochMilliseconds;
  const days = (span.to.epochMilliseconds - startMs) / DAY_MS;
  const threads = threadsOf(ephemeris, natal, span, days);
  const lunations = lunationsOnPoints(ephemeris, natal, span);
  const load = Array.from({ length: stepsOf(days) }, (_, step) =>
    threads.reduce((sum, { curve, weight }) => sum + weight * (curve[step] as number), 0),
  );
  return {
    span,
    days: Math.round(days),
    threads,
    mars: findChartTransits(ephemeris, ['mars'], natal, span),
    lunations,
    solarReturns: solarReturns(ephemeris, natal.find(({ point }) => point === 'sun')?.lonDeg as number, span),
    load,
    periods: periodsOf(threads, lunations, load, startMs),
  };
}

const stepsOf = (days: number) => Math.floor(days / STEP_DAYS) + 1;

function threadsOf(
  ephemeris: Ephemeris,
  natal: readonly NatalTarget<NatalPoint>[],
  span: Span,
  days: number,
): Thread[] {
  const skies = Array.from({ length: stepsOf(days) }, (_, step) =>
    skyNow(ephemeris, span.from.add({ hours: 24 * STEP_DAYS * step }), ['sun', ...RIBBON_BODIES]),
  );
  const found = new Map<string, Transit[]>();
  for (const transit of findChartTransits(ephemeris, RIBBON_BODIES, natal, span)) {
    const key = `${transit.body}-${transit.kind}-${transit.point}`;
    found.set(key, [...(found.get(key) ?? []), transit]);
  }
  return [...found]
    .map(([key, passages]) => {
      const { point, kind } = passages[0] as Transit;
      const body = (passages[0] as Transit).body as RibbonBody;
      const natalDeg = natal.find((one) => one.point === point)?.lonDeg as number;
      const curve = skies.map((sky) =>
        strength(sky.find((one) => one.body === body)?.lonDeg as number, natalDeg, kind),
      );
      return { key, body, point, kind, passages, curve, weight: BODY_WEIGHTS[body] * POINT_WEIGHTS[point] };
    })
    .sort((one, other) => RIBBON_BODIES.indexOf(one.body) - RIBBON_BODIES.indexOf(other.body));
}

/** To the nearer of the two sides of the aspect. */
function strength(lonDeg: number, natalDeg: number, kind: AspectKind): number {
  const apart = Math.abs(Math.abs(differenceDeg(lonDeg, natalDeg)) - ASPECTS[kind]);
  return apart > CURVE_ORB_DEG ? 0 : (1 - apart / CURVE_ORB_DEG) ** 2;
}

function lunationsOnPoints(
  ephemeris: Ephemeris,
  natal: readonly NatalTarget<NatalPoint>[],
  span: Span,
): LunationOnPoint[] {
  const eclipses = findEclipses(ephemeris, span);
  return findLunations(ephemeris, span, ['new', 'full']).flatMap(({ at, phase, sign, moonLonDeg }) => {
    // Greatest eclipse and exact lunation are less than an hour apart.
    const eclipse = eclipses.find((one) => Math.abs(one.at.epochMilliseconds - at.epochMilliseconds) < DAY_MS / 4);
    return natal.flatMap(({ point, lonDeg }) => {
      const apart = Math.abs(differenceDeg(moonLonDeg, lonDeg));
      const kind = apart < 90 ? ('conjunction' as const) : ('opposition' as const);
      const orbDeg = kind === 'conjunction' ? apart : 180 - apart;
      if (orbDeg > LUNATION_ORB_DEG) return [];
      return [
        {
          ...{ at, phase: phase as 'new' | 'full', eclipse: eclipse?.of ?? null, sign },
          ...{ lonDeg: moonLonDeg, point, kind, orbDeg },
        },
      ];
    });
  });
}

/** Once a year; a span of twelve months may hold two, or none, where it begins near the birthday. */
function solarReturns(ephemeris: Ephemeris, sunDeg: number, span: Span): Temporal.Instant[] {
  const tries = [0, 183, 366].map((days) => findSolarReturn(ephemeris, sunDeg, span.from.add({ hours: 24 * days })));
  const unique = new Map(tries.map((at) => [Math.round(at.epochMilliseconds / DAY_MS), at]));
  return [...unique.values()]
    .filter((at) => Temporal.Instant.compare(at, span.from) >= 0 && Temporal.Instant.compare(at, span.to) < 0)
    .sort(Temporal.Instant.compare);
}

const MOST_PERIODS = 5;
/** A period goes on while at least this share of its height is felt, and so many days on each side at most. */
const FELT_SHARE = 0.6;
const REACH_DAYS = 24;
const MOST_THREADS = 3;
/** Below this a thread is no reason. */
const LEAST_STRENGTH = 0.15;

/** The highest hour of the year, then the highest of what is left, five times; told in the order of the year. */
function periodsOf(
  threads: readonly Thread[],
  lunations: readonly LunationOnPoint[],
  load: readonly number[],
  startMs: number,
): Period[] {
  const left = [...load];
  const reach = REACH_DAYS / STEP_DAYS;
  const periods: Period[] = [];
  while (periods.length < MOST_PERIODS) {
    const height = Math.max(...left);
    if (height < 0.5) break;
    const peak = left.indexOf(height);
    const isFelt = (step: number) =>
      Math.abs(step - peak) <= reach && left[step] !== undefined && (left[step] as number) >= height * FELT_SHARE;
    let [from, to] = [peak, peak];
    while (isFelt(from - 1)) from -= 1;
    while (isFelt(to + 1)) to += 1;
    const [fromDay, toDay] = [from * STEP_DAYS, to * STEP_DAYS];
    const dayOf = (at: Temporal.Instant) => (at.epochMilliseconds - startMs) / DAY_MS;
    periods.push({
      ...{ fromDay, toDay, peakDay: peak * STEP_DAYS },
      threads: threads
        .filter(({ curve }) => (curve[peak] as number) >= LEAST_STRENGTH)
        .sort((one, other) => other.weight * (other.curve[peak] as number) - one.weight * (one.curve[peak] as number))
        .slice(0, MOST_THREADS),
      lunations: lunations.filter(({ at }) => dayOf(at) >= fromDay - 2 && dayOf(at) <= toDay + 2),
    });
    // The slope of a height is no height of its own.
    for (let step = peak - reach; step <= peak + reach; step += 1) if (left[step] !== undefined) left[step] = 0;
  }
  return periods.sort((one, other) => one.fromDay - other.fromDay);
}
