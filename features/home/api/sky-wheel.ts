import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { aspectsWithin, type Chart, computeChart, type Ephemeris } from '@solelune/sky';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import type { WheelSky } from '../contract.ts';
import type { SkyPlace } from './sky-place.ts';
import { preciseWords } from './words/position-words.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

export const chartOfPlace = (
  ephemeris: Ephemeris,
  instant: Temporal.Instant,
  { latDeg, lngDeg }: Pick<SkyPlace, 'latDeg' | 'lngDeg'>,
): Chart => computeChart(ephemeris, { instant, place: { latDeg, lngDeg } });

/** The Sun, the Moon and the eight planets, in the order of the engine. */
const bodiesOf = (chart: Chart) =>
  chart.placements.filter((placement): placement is typeof placement & { body: Planet } => isPlanet(placement.body));

/** What the wheel draws: longitudes, houses, and the major aspects between bodies within the engine's own orb. */
export function wheelOf(chart: Chart): WheelSky {
  const bodies = bodiesOf(chart);
  const points = bodies.map(({ body, lonDeg, speedDegPerDay }) => ({ point: body, lonDeg, speedDegPerDay }));
  return {
    ascendantDeg: hundredths(chart.angles.ascendant.lonDeg),
    midheavenDeg: hundredths(chart.angles.midheaven.lonDeg),
    cuspsDeg: chart.houses.map(({ lonDeg }) => hundredths(lonDeg)),
    bodies: bodies.map(({ body, lonDeg, retrograde }) => ({ body, lonDeg: hundredths(lonDeg), retrograde })),
    aspects: aspectsWithin(points).map(({ from, to, kind }) => ({ from, to, kind })) as WheelSky['aspects'],
  };
}

/** The wheel in words, for who does not see it. */
export function positionsOf(chart: Chart): string[] {
  return [
    ...bodiesOf(chart).map(
      ({ body, lonDeg, retrograde }) =>
        `${POINT_NOUNS[body].name} à ${preciseWords(lonDeg)}${retrograde ? ', rétrograde' : ''}`,
    ),
    `Ascendant à ${preciseWords(chart.angles.ascendant.lonDeg)}`,
    `Milieu du ciel à ${preciseWords(chart.angles.midheaven.lonDeg)}`,
  ];
}
