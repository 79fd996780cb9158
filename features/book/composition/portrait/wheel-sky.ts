import { isPlanet } from '@solelune/sky';
import type { WheelSky } from '../../drawings/wheel-markup.ts';
import type { BookGiven } from '../given.ts';

/** The sky of the birth as the wheel draws it. */
export function wheelSky({ cast: { chart, timeKnown } }: Pick<BookGiven, 'cast'>): WheelSky {
  return {
    ascendantDeg: timeKnown ? chart.angles.ascendant.lonDeg : null,
    midheavenDeg: timeKnown ? chart.angles.midheaven.lonDeg : null,
    bodies: chart.placements.filter(({ body }) => isPlanet(body)).map(({ body, lonDeg }) => ({ point: body, lonDeg })),
  };
}
