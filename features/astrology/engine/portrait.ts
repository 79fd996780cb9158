/**
 * What a portrait is drawn from: the chart weighed as a whole. Who leads it, what crowds together, where it is empty, which line carries most, what
 * pulls against what, and in which condition the Sun, the Moon and the ruler of the ascendant are. Facts, no words.
 */
import type { Aspect, Chart, Placement } from '@solelune/sky';
import { normalizeDeg } from '@solelune/sky/angles';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import { modernRulerOf, SIGNS, type Sign } from '@solelune/sky/zodiac';
import { type Dignity, dignityOf } from './dignity.ts';
import { isMajor, type MajorAspect } from './possible-aspects.ts';
import { dominantOf } from './reading-order.ts';
import type { Strength } from './strength.ts';

/** Four planets or more in one sign, or in one house. */
export type Cluster =
  | { readonly where: 'sign'; readonly sign: Sign; readonly planets: readonly Planet[] }
  | { readonly where: 'house'; readonly house: number; readonly planets: readonly Planet[] };

export interface Standing {
  readonly planet: Planet;
  readonly sign: Sign;
  readonly house: number;
  readonly dignity?: Dignity | undefined;
}

export interface PlanetAspect {
  readonly one: Planet;
  readonly other: Planet;
  readonly kind: MajorAspect;
  readonly orbDeg: number;
}

export interface Portrait {
  readonly dominant: Standing;
  readonly sun: Standing;
  readonly moon: Standing;
  readonly ascendant: Sign;
  /** Of the ascendant, and of the midheaven. */
  readonly ruler: Standing;
  readonly heightRuler: Standing;
  readonly clusters: readonly Cluster[];
  /** The tightest square or opposition that a planet of every day takes part in, and the tightest trine or sextile. */
  readonly conflict?: PlanetAspect | undefined;
  readonly resource?: PlanetAspect | undefined;
  /** The two facing houses that weigh most: 1 for I and VII, to 6 for VI and XII. */
  readonly axis: { readonly first: number; readonly lean: 'first' | 'second' | 'both' };
  /** Of the four quarters between the angles, from the ascendant on: those without any planet, and the one that holds most of them. */
  readonly emptyQuarters: readonly number[];
  readonly fullQuarter?: number | undefined;
  readonly retrogrades: readonly Planet[];
  readonly isDay: boolean;
  /** Moon from Sun, 0 to 360 degrees. */
  readonly phaseDeg: number;
  readonly node?: { readonly sign: Sign; readonly house: number; readonly pullsApart: boolean } | undefined;
}

const CLUSTER = 4;
/** Of ten planets. */
const FULL_QUARTER = 6;
/** Under this share of an axis, a side is only touched. */
const LIGHT_SIDE = 0.25;
const EVERYDAY: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

type Weighed = Pick<Chart, 'placements' | 'angles' | 'aspects' | 'isDay'>;

export function portraitOf(chart: Weighed, strengths: readonly Strength[]): Portrait {
  const planets = chart.placements.filter((one): one is Placement & { body: Planet } => isPlanet(one.body));
  const standing = (planet: Planet): Standing => {
    const { sign, house } = planets.find(({ body }) => body === planet) as Placement;
    return { planet, sign, house, dignity: dignityOf(planet, sign) };
  };
  const lonOf = (planet: Planet) => (planets.find(({ body }) => body === planet) as Placement).lonDeg;
  const inQuarters = [0, 1, 2, 3].map((quarter) => planets.filter(({ house }) => quarterOf(house) === quarter).length);
  const full = inQuarters.findIndex((count) => count >= FULL_QUARTER);
  const node = chart.placements.find(({ body }) => body === 'mean_node');
  return {
    dominant: standing(dominantOf(strengths)),
    sun: standing('sun'),
    moon: standing('moon'),
    ascendant: chart.angles.ascendant.sign,
    ruler: standing(modernRulerOf(chart.angles.ascendant.sign) as Planet),
    heightRuler: standing(modernRulerOf(chart.angles.midheaven.sign) as Planet),
    clusters: clustersOf(planets),
    conflict: tightest(chart.aspects, ['square', 'opposition']),
    resource: tightest(chart.aspects, ['trine', 'sextile']),
    axis: axisOf(planets, strengths),
    emptyQuarters: inQuarters.flatMap((count, quarter) => (count === 0 ? [quarter + 1] : [])),
    fullQuarter: full < 0 ? undefined : full + 1,
    retrogrades: planets.filter(({ retrograde }) => retrograde).map(({ body }) => body),
    isDay: chart.isDay,
    phaseDeg: normalizeDeg(lonOf('moon') - lonOf('sun')),
    node: node && { sign: node.sign, house: node.house, pullsApart: pullsApart(node.sign, node.house) },
  };
}

const quarterOf = (house: number) => Math.floor((house - 1) / 3);

/** The first sign answers to the first house: a node in the house that faces its sign's own is asked for two contrary things. */
export const pullsApart = (sign: Sign, house: number): boolean => (SIGNS.indexOf(sign) + 6) % 12 === house - 1;

/** By sign, then by house where it is not the same crowd; the largest first. */
export function clustersOf(
  planets: readonly Pick<Placement & { body: Planet }, 'body' | 'sign' | 'house'>[],
): Cluster[] {
  const signs = SIGNS.map((sign) => ({
    where: 'sign' as const,
    sign,
    planets: planets.filter((one) => one.sign === sign).map(({ body }) => body),
  })).filter((cluster) => cluster.planets.length >= CLUSTER);
  const houses = Array.from({ length: 12 }, (_, index) => ({
    where: 'house' as const,
    house: index + 1,
    planets: planets.filter((one) => one.house === index + 1).map(({ body }) => body),
  })).filter((cluster) => cluster.planets.length >= CLUSTER);
  return [...signs, ...houses].sort((a, b) => b.planets.length - a.planets.length);
}

function tightest(aspects: readonly Aspect[], kinds: readonly MajorAspect[]): PlanetAspect | undefined {
  for (const { from, to, kind, orbDeg } of aspects) {
    if (!isMajor(kind) || !kinds.includes(kind) || !isPlanet(from) || !isPlanet(to)) continue;
    if (EVERYDAY.includes(from) || EVERYDAY.includes(to)) return { one: from, other: to, kind, orbDeg };
  }
  return undefined;
}

function axisOf(planets: readonly (Placement & { body: Planet })[], strengths: readonly Strength[]): Portrait['axis'] {
  const pointsIn = (house: number) =>
    planets
      .filter((one) => one.house === house)
      .reduce((sum, { body }) => sum + (strengths.find(({ subject }) => subject === body)?.points ?? 0), 0);
  const axes = Array.from({ length: 6 }, (_, index) => {
    const [first, second] = [pointsIn(index + 1), pointsIn(index + 7)];
    return { first: index + 1, total: first + second, share: first / Math.max(1, first + second) };
  }).sort((a, b) => b.total - a.total);
  const { first, share } = axes[0] as (typeof axes)[number];
  if (share < LIGHT_SIDE) return { first, lean: 'second' };
  return { first, lean: share > 1 - LIGHT_SIDE ? 'first' : 'both' };
}

/** Eight ages of the Moon, 45 degrees each from the new Moon on. */
export const moonAgeOf = (phaseDeg: number): number => Math.floor(phaseDeg / 45) % 8;
