import type { Moment } from '@solelune/civil-time';
import {
  type Chart,
  computeChart,
  computeDominants,
  DEFAULT_ORB_DEG,
  type HouseSystem,
  isPlanet,
  MAJOR_ASPECTS,
} from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { type Balance, balanceOf, type Strength, strengthsOf } from '../../engine/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import { viewedChart } from '../../engine/view/viewed-chart.ts';
import type { KnownPlace } from '../birth/known-place.ts';
import type { PossibleSpan } from '../birth/place-in-time.ts';

/** What a chart is cast from. */
export interface Casting {
  place: KnownPlace;
  moment: Pick<Moment, 'epochSeconds' | 'offsetSeconds' | 'rule'>;
  timeKnown: boolean;
  /** Where it is not: the instants that were possible. */
  span?: PossibleSpan | undefined;
  houseSystem: HouseSystem;
  orbDeg: number;
}

/** A chart with what the reading is made from. */
export interface CastChart extends Casting {
  chart: Chart;
  /** Of a natal chart whose hour is known: how it is looked at, and what the zodiac asked for took from every longitude. */
  view?: ChartView;
  shiftDeg?: number;
  strengths: Strength[];
  balance: Balance;
}

export const instantOf = (epochSeconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(epochSeconds * 1000));

/** The place as the sky engine names it. */
export const skyPlace = ({ name, onEarth: { latDeg, lngDeg } }: KnownPlace) => ({ name, latDeg, lngDeg });

export function castChart(casting: Casting): CastChart {
  const { orbDeg, timeKnown } = casting;
  const chart = computed(casting);
  // Without an hour the signs of the angles are not known: planets alone are weighed.
  const weighed = timeKnown ? chart : { ...chart, dominants: planetsAlone(chart) };
  return { ...casting, chart: weighed, ...weights(weighed, orbDeg, timeKnown) };
}

const computed = ({ place, moment, houseSystem, orbDeg }: Casting): Chart =>
  computeChart(loadEphemeris(), {
    instant: instantOf(moment.epochSeconds),
    place: skyPlace(place),
    houseSystem,
    orbs: { defaultDeg: orbDeg },
    offset: { offsetSeconds: moment.offsetSeconds, rule: moment.rule },
  });

const weights = (chart: Chart, orbDeg: number, timeKnown: boolean) => ({
  strengths: strengthsOf({ chart, orbDeg, timeKnown }),
  balance: balanceOf(chart, timeKnown),
});

export const widestMajorOrb = ({ orbs }: ChartView): number =>
  Math.max(...MAJOR_ASPECTS.map((kind) => orbs[kind] ?? 0)) || DEFAULT_ORB_DEG;

/** The sky of a moment, as settings ask for it. */
export function castViewed(casting: Casting, view: ChartView): CastChart {
  const { timeKnown } = casting;
  const { chart, shiftDeg } = viewedChart(loadEphemeris(), computed(casting), view);
  const weighed = timeKnown ? chart : { ...chart, dominants: planetsAlone(chart) };
  return {
    ...casting,
    chart: weighed,
    view,
    ...(shiftDeg !== undefined && { shiftDeg }),
    // Closeness is told by the widest orb of those that a reading speaks of.
    ...weights(weighed, widestMajorOrb(view), timeKnown),
  };
}

/** A birth as its settings ask for it. Without an hour there is a noon that nobody was born at: the chart stays the engine's own. */
export const castView = (casting: Casting & { birth: { view: ChartView } }): CastChart =>
  casting.timeKnown ? castViewed(casting, casting.birth.view) : castChart(casting);

function planetsAlone({ placements }: Chart): Chart['dominants'] {
  return computeDominants(
    placements.filter(({ body }) => isPlanet(body)).map(({ body, lonDeg }) => ({ point: body, lonDeg })),
  );
}
