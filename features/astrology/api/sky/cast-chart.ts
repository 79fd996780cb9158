import type { Moment } from '@solelune/civil-time';
import { type Chart, computeChart, computeDominants, type HouseSystem, isPlanet } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { type Balance, balanceOf, type Strength, strengthsOf } from '../../engine/index.ts';
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
  strengths: Strength[];
  balance: Balance;
}

export const instantOf = (epochSeconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(epochSeconds * 1000));

/** The place as the sky engine names it. */
export const skyPlace = ({ name, onEarth: { latDeg, lngDeg } }: KnownPlace) => ({ name, latDeg, lngDeg });

export function castChart(casting: Casting): CastChart {
  const { place, moment, houseSystem, orbDeg, timeKnown } = casting;
  const chart = computeChart(loadEphemeris(), {
    instant: instantOf(moment.epochSeconds),
    place: skyPlace(place),
    houseSystem,
    orbs: { defaultDeg: orbDeg },
    offset: { offsetSeconds: moment.offsetSeconds, rule: moment.rule },
  });
  // Without an hour the signs of the angles are not known: planets alone are weighed.
  const weighed = timeKnown ? chart : { ...chart, dominants: planetsAlone(chart) };
  return {
    ...casting,
    chart: weighed,
    strengths: strengthsOf({ chart, orbDeg, timeKnown }),
    balance: balanceOf(weighed, timeKnown),
  };
}

function planetsAlone({ placements }: Chart): Chart['dominants'] {
  return computeDominants(
    placements.filter(({ body }) => isPlanet(body)).map(({ body, lonDeg }) => ({ point: body, lonDeg })),
  );
}
