/**
 * The order of a chart's reading: the strongest subject first, each aspect told once, with the stronger of its two
 * planets, with the planet where the other is an angle. A plan, not a text: the words stand in the corpus and in `words/`.
 */
import type { Aspect, Chart, Placement } from '@solelune/sky';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import { isMajor, type MajorAspect } from './possible-aspects.ts';
import type { Strength, Subject } from './strength.ts';

export type AspectNature = 'conjunction' | 'harmony' | 'tension';

export interface PlannedAspect {
  readonly aspect: Aspect;
  readonly kind: MajorAspect;
  readonly other: Subject;
}

export interface PlannedPart {
  readonly subject: Subject;
  readonly strength: Strength;
  /** Absent for the two angles. */
  readonly placement?: Placement;
  /** Tightest first, each aspect of the chart in one part at most. */
  readonly aspects: readonly PlannedAspect[];
}

/** More would drown the planet that they explain; the table shows them all. */
const MOST_ASPECTS = 3;
const SLOW: readonly Subject[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
/** Nearly exact: these are always told. */
const TIGHT_DEG = 2;

/** What two aspects of a kind have in common. */
export const ASPECT_NATURES: Record<MajorAspect, AspectNature> = {
  conjunction: 'conjunction',
  sextile: 'harmony',
  trine: 'harmony',
  square: 'tension',
  opposition: 'tension',
};

/**
 * A planet tells its aspects to weaker planets and to the angles, the tightest three and whatever is nearly exact. Chiron, the node and Lilith tell what
 * is nearly exact and nothing else.
 */
export function planReading(
  chart: Pick<Chart, 'placements' | 'aspects'>,
  strengths: readonly Strength[],
): PlannedPart[] {
  const rank = new Map(strengths.map(({ subject }, index) => [subject as string, index]));
  const tells = ({ from, to, kind, orbDeg }: Aspect, subject: Subject): PlannedAspect['other'] | undefined => {
    if (!isMajor(kind) || (from !== subject && to !== subject)) return undefined;
    const other = (from === subject ? to : from) as Subject;
    if (!rank.has(other) || isAngle(subject)) return undefined;
    const isWeaker = (rank.get(other) ?? 0) > (rank.get(subject) ?? 0);
    if (isPlanet(subject)) {
      // Two slow planets, wide apart, are in the sky of a whole generation: the table shows them.
      const isOfAge = SLOW.includes(subject) && SLOW.includes(other) && orbDeg >= TIGHT_DEG;
      return isAngle(other) || (isPlanet(other) && isWeaker && !isOfAge) ? other : undefined;
    }
    const isTold = isPlanet(other) || isAngle(other) || isWeaker;
    return isTold && orbDeg < TIGHT_DEG ? other : undefined;
  };
  return strengths.map((strength) => {
    const { subject } = strength;
    const placement = chart.placements.find(({ body }) => body === subject);
    const aspects = chart.aspects
      .flatMap((aspect): PlannedAspect[] => {
        const other = tells(aspect, subject);
        return other && isMajor(aspect.kind) ? [{ aspect, kind: aspect.kind, other }] : [];
      })
      .filter(({ aspect }, index) => index < MOST_ASPECTS || aspect.orbDeg < TIGHT_DEG);
    return { subject, strength, ...(placement && { placement }), aspects };
  });
}

const isAngle = (subject: Subject) => subject === 'ascendant' || subject === 'midheaven';

/** The dominant planet: the strongest of the ten. */
export const dominantOf = (strengths: readonly Strength[]): Planet =>
  (strengths.find(({ subject }) => isPlanet(subject)) as Strength).subject as Planet;
