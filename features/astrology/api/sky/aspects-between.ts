import { type Aspect, type AspectingPoint, aspectsAcross, isPlanet } from '@solelune/sky';
import type { CastChart } from './cast-chart.ts';

/** The aspects that the sky of one moment makes to that of another, within the orb of the first. */
export const aspectsBetween = (sky: CastChart, natal: CastChart): Aspect[] =>
  aspectsAcross(pointsOf(sky), pointsOf(natal), { defaultDeg: sky.orbDeg });

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
