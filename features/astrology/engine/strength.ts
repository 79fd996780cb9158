/**
 * How strongly each planet and point speaks in a chart: points added up from what tradition counts, so that a reading
 * can begin with what matters. The kinds of testimony (luminaries, ruler of the ascendant, angularity, dignity, aspects)
 * are those of the classical almuten and of the French school's "dominantes"; the numbers are ours.
 * Without a birth time nothing is drawn from houses and angles.
 */
import type { Aspect, AspectKind, AspectPoint, Body, Chart, Placement } from '@solelune/sky';
import { apartDeg } from '@solelune/sky/angles';
import { PLANETS } from '@solelune/sky/bodies';
import { modernRulerOf, traditionalRulerOf } from '@solelune/sky/zodiac';
import { dignityOf } from './dignity.ts';

/** Everything that a reading speaks of. */
export const SUBJECTS = [...PLANETS, 'chiron', 'mean_node', 'mean_lilith', 'ascendant', 'midheaven'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const ANGLES = ['ascendant', 'midheaven', 'descendant', 'imum_coeli'] as const;
export type Angle = (typeof ANGLES)[number];

/** What makes a planet strong besides its nature and its aspects. */
export type StrengthReason =
  | { readonly kind: 'ascendant_ruler' | 'ascendant_second_ruler' }
  | { readonly kind: 'light_ruler'; readonly light: 'sun' | 'moon' }
  | { readonly kind: 'angular'; readonly angle: Angle; readonly orbDeg: number }
  | { readonly kind: 'dignity'; readonly dignity: 'domicile' | 'exaltation' };

export interface Strength {
  readonly subject: Subject;
  readonly points: number;
  /** Of the strongest subject, 0 to 100. */
  readonly percent: number;
  /** The heaviest first. */
  readonly reasons: readonly StrengthReason[];
}

/** What each subject counts for by itself: lights and angles first, then by speed, the slow ones being a generation's. */
const OWN_POINTS: Record<Subject, number> = {
  sun: 12,
  moon: 12,
  ascendant: 16,
  midheaven: 7,
  mercury: 5,
  venus: 5,
  mars: 5,
  jupiter: 3,
  saturn: 3,
  uranus: 1,
  neptune: 1,
  pluto: 1,
  chiron: 0,
  mean_node: 1,
  mean_lilith: 0,
};

const ANGULAR_ORB_DEG = 10;
/** At the exact angle; it shrinks evenly to nothing at the orb. */
const ANGULAR_POINTS: Record<Angle, number> = { ascendant: 14, midheaven: 12, descendant: 8, imum_coeli: 8 };
const ASCENDANT_RULER_POINTS = 9;
/** For the other ruler of the signs that have two. */
const SECOND_RULER_POINTS = 4;
const LIGHT_RULER_POINTS = { sun: 4, moon: 3 } as const;
const DIGNITY_POINTS = { domicile: 4, exaltation: 3 } as const;
/** Exact; an aspect at the edge of the orb counts for a quarter. */
const ASPECT_POINTS: Partial<Record<AspectKind, number>> = {
  conjunction: 5,
  opposition: 4,
  square: 4,
  trine: 3,
  sextile: 2,
};
/** Two slow planets in aspect are in the sky of a whole generation. */
const GENERATION_SHARE = 0.25;
const SLOW: readonly AspectPoint[] = ['uranus', 'neptune', 'pluto', 'chiron', 'mean_node', 'mean_lilith'];

export interface StrengthInput {
  chart: Pick<Chart, 'placements' | 'angles' | 'aspects'>;
  orbDeg: number;
  timeKnown: boolean;
}

/** Strongest first; equals keep the order of `SUBJECTS`. */
export function strengthsOf({ chart, orbDeg, timeKnown }: StrengthInput): Strength[] {
  const bodyAt = new Map(chart.placements.map((placement) => [placement.body, placement]));
  const counted = SUBJECTS.flatMap((subject) => {
    const isAngle = subject === 'ascendant' || subject === 'midheaven';
    const placement = isAngle ? undefined : bodyAt.get(subject);
    if (isAngle ? !timeKnown : !placement) return [];
    const testimonies = placement
      ? [
          ...(timeKnown ? [...rulership(chart, placement), ...angularity(chart, placement)] : []),
          ...lightRulership(bodyAt, placement),
          ...dignity(placement),
        ].sort((a, b) => b.points - a.points)
      : [];
    const inAspects = aspectPoints(chart.aspects, subject, orbDeg, timeKnown);
    const points = testimonies.reduce((sum, testimony) => sum + testimony.points, OWN_POINTS[subject] + inAspects);
    return [{ subject, points, reasons: testimonies.map(({ reason }) => reason) }];
  }).sort((a, b) => b.points - a.points);
  const most = counted[0]?.points ?? 1;
  return counted.map((one) => ({ ...one, percent: Math.round((100 * one.points) / most) }));
}

interface Testimony {
  points: number;
  reason: StrengthReason;
}

function rulership({ angles }: StrengthInput['chart'], { body }: Placement): Testimony[] {
  const { sign } = angles.ascendant;
  if (modernRulerOf(sign) === body) return [{ points: ASCENDANT_RULER_POINTS, reason: { kind: 'ascendant_ruler' } }];
  return traditionalRulerOf(sign) === body
    ? [{ points: SECOND_RULER_POINTS, reason: { kind: 'ascendant_second_ruler' } }]
    : [];
}

function angularity({ angles }: StrengthInput['chart'], { lonDeg }: Placement): Testimony[] {
  return ANGLES.flatMap((angle) => {
    const orbDeg = apartDeg(lonDeg, angles[angle].lonDeg);
    if (orbDeg > ANGULAR_ORB_DEG) return [];
    return [
      { points: ANGULAR_POINTS[angle] * (1 - orbDeg / ANGULAR_ORB_DEG), reason: { kind: 'angular', angle, orbDeg } },
    ];
  });
}

function lightRulership(bodyAt: ReadonlyMap<Body, Placement>, { body }: Placement): Testimony[] {
  return (['sun', 'moon'] as const).flatMap((light) => {
    const sign = bodyAt.get(light)?.sign;
    const rules = sign !== undefined && body !== light && modernRulerOf(sign) === body;
    return rules ? [{ points: LIGHT_RULER_POINTS[light], reason: { kind: 'light_ruler', light } }] : [];
  });
}

function dignity({ body, sign }: Placement): Testimony[] {
  const found = dignityOf(body, sign);
  return found === 'domicile' || found === 'exaltation'
    ? [{ points: DIGNITY_POINTS[found], reason: { kind: 'dignity', dignity: found } }]
    : [];
}

function aspectPoints(all: readonly Aspect[], subject: Subject, orbDeg: number, timeKnown: boolean): number {
  let points = 0;
  for (const { from, to, kind, orbDeg: orb } of all) {
    if (from !== subject && to !== subject) continue;
    const other = from === subject ? to : from;
    if (!timeKnown && (other === 'ascendant' || other === 'midheaven')) continue;
    const closeness = 1 - 0.75 * Math.min(1, orb / orbDeg);
    const generation = SLOW.includes(subject) && SLOW.includes(other) ? GENERATION_SHARE : 1;
    points += (ASPECT_POINTS[kind] ?? 0) * closeness * generation;
  }
  return points;
}
