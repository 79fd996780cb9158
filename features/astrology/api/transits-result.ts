import { handle } from '@solelune/contract/server';
import { instantFromJd, jdFromInstant } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { transitsResult } from '../contract.ts';
import { exactSoon, MOVING_BODIES, movingSky, natalPoints, USUAL_VIEW } from '../engine/today/index.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { type KnownPlace, PARIS_ID, placeOfId } from './birth/known-place.ts';
import { type CastChart, castView, instantOf } from './sky/cast-chart.ts';
import { skyOverAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { localMomentOf } from './sky/local-moment.ts';
import { proofAnswer } from './sky/proof-answer.ts';

const MINUTE_MS = 60_000;

export const transitsResultHandler = handle(transitsResult, (input, { now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castView(placed);
    const chart = chartAnswer(cast);
    const minute = Math.floor(now.epochMilliseconds / MINUTE_MS) * MINUTE_MS;
    return {
      chart,
      proof: proofAnswer(cast),
      over: skyOverAnswer(placed),
      now: around(chart, cast, minute / 1000),
    };
  }),
);

/** What moves is seen as the birth is: without an hour, in the tropical zodiac. */
function around(chart: ReturnType<typeof chartAnswer>, cast: CastChart, epochSeconds: number) {
  const { view = USUAL_VIEW, timeKnown } = cast;
  const birth = {
    jdUt: jdFromInstant(instantOf(cast.moment.epochSeconds)),
    longitudes: chart.bodies.map(({ key, longitude_deg }) => ({ body: key, lonDeg: longitude_deg })),
  };
  const jdUt = jdFromInstant(instantOf(epochSeconds));
  const { lonDeg, perDay } = movingSky(loadEphemeris(), birth, 'transits', view)(jdUt);
  // The visitor's clock is not known here: that of France stands for it until their device tells its own.
  const { onEarth } = placeOfId(PARIS_ID) as KnownPlace;
  const local = (jd: number) => localMomentOf(instantFromJd(jd).epochMilliseconds / 1000, onEarth);
  return {
    at: local(jdUt),
    bodies: MOVING_BODIES.map((key, n) => ({
      key,
      longitude_deg: rounded(lonDeg[n] as number),
      speed_deg_per_day: rounded(perDay[n] as number),
    })).filter(({ longitude_deg }) => !Number.isNaN(longitude_deg)),
    soon: exactSoon(loadEphemeris(), birth, natalPoints(chart, timeKnown), 'transits', jdUt, view).map(
      ({ jdUt: at, ...contact }) => ({ ...contact, at: local(at) }),
    ),
  };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
