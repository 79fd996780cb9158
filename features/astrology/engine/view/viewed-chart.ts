/** A chart as its settings ask for it: the node and the Black Moon of their kind, other aspects, other signs. Houses are the engine's own. */
import {
  type Aspect,
  type AspectingPoint,
  aspectsWithin,
  type Chart,
  computeDominants,
  type Ephemeris,
  houseOf,
  modernRulerOf,
  type Placement,
  traditionalRulerOf,
  zodiacPosition,
} from '@solelune/sky';
import type { ChartView, Hidable } from './settings.ts';
import { shiftDegAt } from './shift.ts';
import { trueLilith } from './true-lilith.ts';

export interface ViewedChart {
  readonly chart: Chart;
  /** What was taken from every longitude, nutation included; absent in the tropical zodiac. */
  readonly shiftDeg?: number;
}

const DAY_SECONDS = 86_400;

/**
 * The node and the Black Moon that were asked for stand under `mean_node` and `mean_lilith`, which every reading and drawing knows.
 */
export function viewedChart(ephemeris: Ephemeris, chart: Chart, view: ChartView): ViewedChart {
  const jdTt = chart.proof.julianDayUt + chart.proof.deltaTSeconds / DAY_SECONDS;
  const placements = withPoints(ephemeris, chart, view, jdTt);
  const points = pointsOf({ ...chart, placements });
  const seen = { ...chart, placements, aspects: aspectsOf(points, view) };
  if (view.zodiac === 'tropical') return { chart: { ...seen, dominants: computeDominants(points) } };
  const shiftDeg = shiftDegAt(ephemeris, view.zodiac, jdTt);
  const moved = shifted(seen, shiftDeg);
  return { chart: { ...moved, dominants: computeDominants(pointsOf(moved)) }, shiftDeg };
}

function withPoints(ephemeris: Ephemeris, chart: Chart, view: ChartView, jdTt: number): Placement[] {
  const trueNode = chart.placements.find(({ body }) => body === 'true_node');
  return chart.placements.map((placement) => {
    if (placement.body === 'mean_node' && view.node === 'true' && trueNode) return { ...trueNode, body: 'mean_node' };
    return placement.body === 'mean_lilith' && view.lilith === 'true'
      ? lilithPlacement(ephemeris, chart, placement, jdTt)
      : placement;
  });
}

function lilithPlacement(ephemeris: Ephemeris, chart: Chart, mean: Placement, jdTt: number): Placement {
  const { lonDeg, latDeg } = trueLilith(ephemeris, jdTt);
  const [after, before] = [trueLilith(ephemeris, jdTt + 0.05), trueLilith(ephemeris, jdTt - 0.05)];
  const speedDegPerDay = (((after.lonDeg - before.lonDeg + 540) % 360) - 180) / 0.1;
  const cusps = Float64Array.from(chart.houses, (cusp) => cusp.lonDeg);
  return {
    ...mean,
    lonDeg,
    latDeg,
    speedDegPerDay,
    retrograde: speedDegPerDay < 0,
    house: houseOf(lonDeg, cusps, chart.housesBackwards),
    ...zodiacPosition(lonDeg),
  };
}

export const pointsOf = ({ placements, angles }: Pick<Chart, 'placements' | 'angles'>): AspectingPoint[] => [
  ...placements
    .filter(({ body }) => body !== 'true_node')
    .map(({ body, lonDeg, speedDegPerDay }) => ({ point: body, lonDeg, speedDegPerDay })),
  { point: 'ascendant', lonDeg: angles.ascendant.lonDeg, speedDegPerDay: 0 },
  { point: 'midheaven', lonDeg: angles.midheaven.lonDeg, speedDegPerDay: 0 },
];

export function aspectsOf(points: readonly AspectingPoint[], { orbs, hidden }: ChartView): Aspect[] {
  const kinds = Object.keys(orbs) as Aspect['kind'][];
  const shown = points.filter(({ point }) => !hidden.includes(point as Hidable));
  return aspectsWithin(shown, { byAspect: orbs, kinds }).filter(({ from }) => from !== 'ascendant');
}

function shifted(chart: Chart, shiftDeg: number): Chart {
  const move = <Point extends { lonDeg: number }>(point: Point): Point => {
    const lonDeg = (((point.lonDeg - shiftDeg) % 360) + 360) % 360;
    return { ...point, lonDeg, ...zodiacPosition(lonDeg) };
  };
  const { ascendant, descendant, midheaven, imum_coeli } = chart.angles;
  const houseOfBody = new Map(chart.placements.map(({ body, house }) => [body, house]));
  const ruled = (body: Placement['body']) => ({ body, house: houseOfBody.get(body) ?? 0 });
  return {
    ...chart,
    placements: chart.placements.map(move),
    angles: {
      ascendant: move(ascendant),
      descendant: move(descendant),
      midheaven: move(midheaven),
      imum_coeli: move(imum_coeli),
    },
    houses: chart.houses.map((cusp) => {
      const { sign, ...moved } = move(cusp);
      return {
        ...moved,
        sign,
        traditionalRuler: ruled(traditionalRulerOf(sign)),
        modernRuler: ruled(modernRulerOf(sign)),
      };
    }),
    partOfFortune: move(chart.partOfFortune),
  };
}
