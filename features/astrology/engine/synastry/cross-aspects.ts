/**
 * Aspects from a point of one birth to a point of another. Orbs are narrower than a natal chart's usual ones for what is minor (sextile) and
 * for two slow planets, which two people of an age share with everybody; the numbers are ours, in one table each.
 */
import { type AspectKind, aspectBetween, MAJOR_ASPECTS, type OrbRules } from '@solelune/sky';
import type { MajorAspect } from '../possible-aspects.ts';
import { type BondPoint, isSlow, type SkyOfOne, type SkyPoint } from './sky-of-one.ts';

export const CROSS_ORBS: Record<MajorAspect, number> = {
  conjunction: 7,
  opposition: 7,
  square: 6,
  trine: 6,
  sextile: 4,
};
const SLOW_ORB_DEG = 3;

/** The aspects that are looked for, each with its widest orb. */
export type CrossOrbs = Readonly<Partial<Record<AspectKind, number>>>;

export interface CrossAspect {
  /** A point of the first birth, a point of the second. */
  readonly from: BondPoint;
  readonly to: BondPoint;
  readonly kind: MajorAspect;
  /** From exactness; the middle of what is possible where an hour is unknown. */
  readonly orbDeg: number;
  /** The widest it may be; the same where both hours are known. */
  readonly orbMostDeg: number;
  /** The widest that was allowed. */
  readonly allowedDeg: number;
  /** 0 to 100. */
  readonly strength: number;
  /** What it does to the two. */
  readonly tone: Tone;
}

export type Tone = 'carries' | 'rubs';

/** What each point counts for in a bond. */
export const POINT_WEIGHTS: Record<BondPoint, number> = {
  sun: 1,
  moon: 1,
  ascendant: 0.95,
  venus: 0.92,
  mars: 0.9,
  mercury: 0.82,
  saturn: 0.76,
  jupiter: 0.7,
  pluto: 0.6,
  uranus: 0.58,
  neptune: 0.56,
};
const KIND_WEIGHTS: Record<MajorAspect, number> = {
  conjunction: 1,
  opposition: 0.92,
  square: 0.86,
  trine: 0.86,
  sextile: 0.66,
};
/** At the edge of its orb an aspect keeps a quarter of its force. */
const EDGE_SHARE = 0.25;
const SLOW_SHARE = 0.4;

/** Two points that weigh on one another where they meet. */
const HEAVY_MEETINGS: readonly (readonly [BondPoint, BondPoint])[] = [
  ...(['sun', 'moon', 'venus', 'mars', 'ascendant'] as const).map((point) => [point, 'saturn'] as const),
  ...(['moon', 'mercury', 'venus', 'mars'] as const).map((point) => [point, 'pluto'] as const),
  ['mars', 'mars'],
  ['mars', 'uranus'],
  ['moon', 'uranus'],
];
const isHeavy = (a: BondPoint, b: BondPoint) =>
  HEAVY_MEETINGS.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

export function toneOf(kind: MajorAspect, a: BondPoint, b: BondPoint): Tone {
  if (kind === 'square' || kind === 'opposition') return 'rubs';
  return kind === 'conjunction' && isHeavy(a, b) ? 'rubs' : 'carries';
}

/** Two slow planets are everybody's of an age: they have to be close. */
const orbAllowed = (orbDeg: number, a: BondPoint, b: BondPoint): number =>
  isSlow(a) && isSlow(b) ? Math.min(SLOW_ORB_DEG, orbDeg) : orbDeg;

function strengthOf(kind: MajorAspect, a: BondPoint, b: BondPoint, orbDeg: number, allowedDeg: number): number {
  const closeness = 1 - (1 - EDGE_SHARE) * (orbDeg / allowedDeg);
  const generation = isSlow(a) && isSlow(b) ? SLOW_SHARE : 1;
  return Math.round(100 * KIND_WEIGHTS[kind] * POINT_WEIGHTS[a] * POINT_WEIGHTS[b] * closeness * generation);
}

/** Every major aspect that holds at all the possible hours of both births, the strongest first. */
export function crossAspects(one: SkyOfOne, other: SkyOfOne, orbs: CrossOrbs = CROSS_ORBS): CrossAspect[] {
  const rules = { byAspect: orbs, kinds: MAJOR_ASPECTS.filter((kind) => orbs[kind] !== undefined) };
  return one.points
    .flatMap((a) => other.points.map((b) => crossAspect(a, b, rules)))
    .filter((aspect) => aspect !== undefined)
    .sort((x, y) => y.strength - x.strength || x.orbDeg - y.orbDeg);
}

function crossAspect(a: SkyPoint, b: SkyPoint, rules: OrbRules): CrossAspect | undefined {
  const found = aspectBetween(
    { point: a.point, lonDeg: a.lonDeg, speedDegPerDay: 0 },
    { point: b.point, lonDeg: b.lonDeg, speedDegPerDay: 0 },
    rules,
  );
  if (!found) return undefined;
  const kind = found.kind as MajorAspect;
  const { orbDeg } = found;
  const orbMostDeg = orbDeg + a.spreadDeg + b.spreadDeg;
  const allowedDeg = orbAllowed(rules.byAspect?.[kind] ?? 0, a.point, b.point);
  if (orbMostDeg > allowedDeg) return undefined;
  return {
    from: a.point,
    to: b.point,
    kind,
    orbDeg,
    orbMostDeg,
    allowedDeg,
    strength: strengthOf(kind, a.point, b.point, orbMostDeg, allowedDeg),
    tone: toneOf(kind, a.point, b.point),
  };
}
