import { aspectsBetween } from './aspects-between.ts';
import type { CastChart, Casting } from './cast-chart.ts';
import { castChart } from './cast-chart.ts';
import { aspectsAnswer, chartAnswer } from './chart-answer.ts';

/** Of what passes over a birth, the narrow contacts alone are worth a line. */
const TRANSIT_ORB_DEG = 3;

/**
 * The sky of an instant over that of a birth. It has no horizon of its own: the houses are the birth's. Where the hour of birth is not known its Moon,
 * which may stand anywhere over thirteen degrees, is touched by nothing.
 */
export function transitsAnswer(natal: CastChart, epochSeconds: number) {
  const casting: Casting = {
    ...{ place: natal.place, houseSystem: natal.houseSystem, orbDeg: TRANSIT_ORB_DEG, timeKnown: false },
    moment: { ...natal.moment, epochSeconds },
  };
  const sky = castChart(casting);
  const across = aspectsBetween(sky, natal).filter(({ to }) => natal.timeKnown || to !== 'moon');
  return { sky: chartAnswer(sky), across: aspectsAnswer(across) };
}
