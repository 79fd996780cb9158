// Aspects between longitudes, with orbs per aspect and per body.
import { differenceDeg } from './angles.ts';
import type { Body } from './bodies.ts';

export const ASPECTS = {
  conjunction: 0,
  semi_sextile: 30,
  semi_square: 45,
  sextile: 60,
  square: 90,
  trine: 120,
  sesqui_square: 135,
  quincunx: 150,
  opposition: 180,
} as const;
export type AspectKind = keyof typeof ASPECTS;

export const MAJOR_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;

export type AspectPoint = Body | 'ascendant' | 'midheaven';

export interface OrbRules {
  /** Degrees; 5 unless said otherwise. */
  defaultDeg?: number;
  byAspect?: Partial<Record<AspectKind, number>>;
  /** A body's own orb takes the place of the aspect's; between two bodies the half-sum of both is used. */
  byBody?: Partial<Record<AspectPoint, number>>;
  /** Aspects looked for; the five major ones unless said otherwise. */
  kinds?: readonly AspectKind[];
}

export const DEFAULT_ORB_DEG = 5;

export interface AspectingPoint {
  point: AspectPoint;
  lonDeg: number;
  /** 0 for what is taken as fixed (the angles of a chart, natal places under transits). */
  speedDegPerDay: number;
}

export interface Aspect {
  from: AspectPoint;
  to: AspectPoint;
  kind: AspectKind;
  /** Distance from exactness, degrees, never negative. */
  orbDeg: number;
  /** The orb is closing. */
  applying: boolean;
}

export function orbFor(rules: OrbRules, kind: AspectKind, a: AspectPoint, b: AspectPoint): number {
  const base = rules.byAspect?.[kind] ?? rules.defaultDeg ?? DEFAULT_ORB_DEG;
  return ((rules.byBody?.[a] ?? base) + (rules.byBody?.[b] ?? base)) / 2;
}

/** The aspect two points make, the tightest if orbs overlap. */
export function aspectBetween(a: AspectingPoint, b: AspectingPoint, rules: OrbRules = {}): Aspect | undefined {
  const difference = differenceDeg(b.lonDeg, a.lonDeg);
  const separation = Math.abs(difference);
  let found: Aspect | undefined;
  for (const kind of rules.kinds ?? MAJOR_ASPECTS) {
    const excess = separation - ASPECTS[kind];
    const orbDeg = Math.abs(excess);
    if (orbDeg > orbFor(rules, kind, a.point, b.point) || (found && found.orbDeg <= orbDeg)) continue;
    const opening = (difference < 0 ? -1 : 1) * (b.speedDegPerDay - a.speedDegPerDay);
    found = { from: a.point, to: b.point, kind, orbDeg, applying: excess < 0 ? opening > 0 : opening < 0 };
  }
  return found;
}

/** All the aspects within a set of points, tightest first. */
export function aspectsWithin(points: readonly AspectingPoint[], rules: OrbRules = {}): Aspect[] {
  const found: Aspect[] = [];
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) {
      const aspect = aspectBetween(a, b, rules);
      if (aspect) found.push(aspect);
    }
  });
  return found.sort((x, y) => x.orbDeg - y.orbDeg);
}

/** Aspects of one set (a transit, a partner) to another (a birth chart), tightest first. */
export function aspectsAcross(
  moving: readonly AspectingPoint[],
  fixed: readonly AspectingPoint[],
  rules: OrbRules = {},
): Aspect[] {
  return moving
    .flatMap((a) => fixed.map((b) => aspectBetween(a, b, rules)))
    .filter((aspect) => aspect !== undefined)
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
