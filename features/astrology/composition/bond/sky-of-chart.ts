import type { Chart } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { LESSER_POINTS, type SkyOfOne } from '../../engine/synastry/index.ts';

/** A sky whose hour is known. */
export function skyOfChart({ placements, angles, houses, housesBackwards }: Chart): SkyOfOne {
  return {
    points: [
      ...placements.flatMap(({ body, lonDeg, retrograde }) =>
        isPlanet(body) ? [{ point: body, lonDeg, spreadDeg: 0, retrograde }] : [],
      ),
      { point: 'ascendant', lonDeg: angles.ascendant.lonDeg, spreadDeg: 0 },
    ],
    lesser: placements.flatMap(({ body, lonDeg, retrograde }) => {
      const point = LESSER_POINTS.find((one) => one === body);
      return point ? [{ point, lonDeg, spreadDeg: 0, retrograde }] : [];
    }),
    cuspsDeg: houses.map(({ lonDeg }) => lonDeg),
    midheavenDeg: angles.midheaven.lonDeg,
    housesBackwards,
  };
}
