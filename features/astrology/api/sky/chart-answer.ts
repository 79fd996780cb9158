import { type Aspect, type Chart, isPlanet } from '@solelune/sky';
import type { z } from 'zod';
import type { aspects, chart, zodiacPoint } from '../../answers/chart.ts';
import type { Strength } from '../../engine/index.ts';
import { ASPECT_KINDS, type ChartView } from '../../engine/view/settings.ts';
import type { CastChart } from './cast-chart.ts';

type ChartAnswer = z.input<typeof chart>;
type PointAnswer = z.input<typeof zodiacPoint>;

/** A hundredth of an arcsecond is beyond what the engine states. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Rounded towards the beginning of the sign, so that the last millionth never names the next one. */
const cut = (degrees: number): number => Math.floor(degrees * 1e6 + 1e-4) / 1e6;

export const pointAnswer = ({ lonDeg, sign }: { lonDeg: number; sign: PointAnswer['sign'] }): PointAnswer => ({
  longitude_deg: cut(lonDeg),
  sign,
  degree_in_sign: cut(lonDeg % 30),
});

export const viewAnswer = (
  { zodiac, node, lilith, orbs, hidden }: ChartView,
  shiftDeg?: number,
): NonNullable<ChartAnswer['view']> => ({
  ...{ zodiac, node, lilith, hidden: [...hidden] },
  ...(shiftDeg !== undefined && { shift_deg: rounded(shiftDeg) }),
  aspects: ASPECT_KINDS.flatMap((kind) => (orbs[kind] === undefined ? [] : [{ kind, orb_deg: orbs[kind] }])),
});

export function chartAnswer({ chart: sky, strengths, balance, orbDeg, view, shiftDeg }: CastChart): ChartAnswer {
  const { ascendant, descendant, midheaven, imum_coeli } = sky.angles;
  const { houseSystemAsked, houseSystemUsed, houseSystemReason } = sky.proof;
  const share = <Part extends { share: number }>(part: Part) => ({ ...part, share: rounded(part.share) });
  return {
    bodies: shownPlacements(sky, view).map((placement) => ({
      key: placement.body,
      ...pointAnswer(placement),
      latitude_deg: rounded(placement.latDeg),
      speed_deg_per_day: rounded(placement.speedDegPerDay),
      retrograde: placement.retrograde,
      house: placement.house,
    })),
    houses: {
      system_asked: houseSystemAsked,
      system_used: houseSystemUsed,
      ...(houseSystemReason && { reason: houseSystemReason }),
      cusps_deg: sky.houses.map(({ lonDeg }) => cut(lonDeg)),
    },
    angles: {
      ascendant_deg: cut(ascendant.lonDeg),
      descendant_deg: cut(descendant.lonDeg),
      midheaven_deg: cut(midheaven.lonDeg),
      imum_coeli_deg: cut(imum_coeli.lonDeg),
    },
    orb_deg: orbDeg,
    ...(view && { view: viewAnswer(view, shiftDeg) }),
    aspects: aspectsAnswer(sky.aspects),
    is_day: sky.isDay,
    part_of_fortune: { ...pointAnswer(sky.partOfFortune), house: sky.partOfFortune.house },
    elements: balance.elements.map(share),
    modalities: balance.modalities.map(share),
    strengths: planetStrengths(strengths),
  };
}

const shownPlacements = ({ placements }: Chart, view: ChartView | undefined) =>
  placements.filter(({ body }) => !view?.hidden.some((hidden) => hidden === body));

export const aspectsAnswer = (found: readonly Aspect[]): z.input<typeof aspects> =>
  found.map(({ from, to, kind, orbDeg, applying }) => ({ from, to, kind, orb_deg: rounded(orbDeg), applying }));

/** Of the ten planets, the strongest being 100. */
function planetStrengths(strengths: readonly Strength[]): ChartAnswer['strengths'] {
  const planets = strengths.flatMap(({ subject: key, points }) => (isPlanet(key) ? [{ key, points }] : []));
  const most = planets[0]?.points ?? 1;
  return planets.map(({ key, points }) => ({
    key,
    points: Math.round(points * 10) / 10,
    percent: Math.round((100 * points) / most),
  }));
}

export type BodyPlacement = Chart['placements'][number];
/** A body that every chart has: all but Chiron, which is not offered before 1600. */
export const placementOf = (sky: Chart, body: BodyPlacement['body']): BodyPlacement => {
  const found = sky.placements.find((placement) => placement.body === body);
  if (!found) throw new Error(`the chart has no ${body}`);
  return found;
};
