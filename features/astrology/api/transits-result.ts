import { handle } from '@solelune/contract/server';
import { instantFromJd, jdFromInstant } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { transitsResult } from '../contract.ts';
import { exactSoon, MOVING_BODIES, movingSky, natalPoints } from '../engine/today/index.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { type KnownPlace, PARIS_ID, placeOfId } from './birth/known-place.ts';
import { castChart, instantOf } from './sky/cast-chart.ts';
import { skyOverAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { localMomentOf } from './sky/local-moment.ts';
import { proofAnswer } from './sky/proof-answer.ts';

const MINUTE_MS = 60_000;

export const transitsResultHandler = handle(transitsResult, (input, { now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castChart(placed);
    const chart = chartAnswer(cast);
    const minute = Math.floor(now.epochMilliseconds / MINUTE_MS) * MINUTE_MS;
    return {
      chart,
      proof: proofAnswer(cast),
      over: skyOverAnswer(placed),
      now: around(chart, placed.timeKnown, instantOf(placed.moment.epochSeconds), minute / 1000),
    };
  }),
);

function around(
  chart: ReturnType<typeof chartAnswer>,
  hourKnown: boolean,
  born: Temporal.Instant,
  epochSeconds: number,
) {
  const birth = {
    jdUt: jdFromInstant(born),
    longitudes: chart.bodies.map(({ key, longitude_deg }) => ({ body: key, lonDeg: longitude_deg })),
  };
  const jdUt = jdFromInstant(instantOf(epochSeconds));
  const { lonDeg, perDay } = movingSky(loadEphemeris(), birth, 'transits')(jdUt);
  // The visitor's clock is not known here: that of France stands for it until their device tells its own.
  const { onEarth } = placeOfId(PARIS_ID) as KnownPlace;
  const local = (jd: number) => localMomentOf(instantFromJd(jd).epochMilliseconds / 1000, onEarth);
  return {
    at: local(jdUt),
    bodies: MOVING_BODIES.map((key, n) => ({
      key,
      longitude_deg: rounded(lonDeg[n] as number),
      speed_deg_per_day: rounded(perDay[n] as number),
    })),
    soon: exactSoon(loadEphemeris(), birth, natalPoints(chart, hourKnown), 'transits', jdUt).map(
      ({ jdUt: at, ...contact }) => ({ ...contact, at: local(at) }),
    ),
  };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
