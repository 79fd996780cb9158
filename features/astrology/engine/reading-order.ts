/**
 * The order of a chart's reading: the strongest subject first, each aspect told once, with the stronger of its two
 * planets. A plan, not a text: the words stand in the corpus and in `words/`.
 */
import type { Aspect, Chart, Placement } from '@solelune/sky';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import { isMajor, type MajorAspect } from './possible-aspects.ts';
import type { Strength, Subject } from './strength.ts';

export type AspectNature = 'conjunction' | 'harmony' | 'tension';

export interface PlannedAspect {
  readonly aspect: Aspect;
  readonly kind: MajorAspect;
  /** The other planet. */
  readonly other: Planet;
}

export interface PlannedPart {
  readonly subject: Subject;
  readonly strength: Strength;
  /** Absent for the two angles. */
  readonly placement?: Placement;
  /** Between planets, tightest first: these have a text of their own. */
  readonly aspects: readonly PlannedAspect[];
}

/** More would drown the planet that they explain; the table shows them all. */
const MOST_ASPECTS = 4;

/** What two aspects of a kind have in common. */
export const ASPECT_NATURES: Record<MajorAspect, AspectNature> = {
  conjunction: 'conjunction',
  sextile: 'harmony',
  trine: 'harmony',
  square: 'tension',
  opposition: 'tension',
};

export function planReading(
  chart: Pick<Chart, 'placements' | 'aspects'>,
  strengths: readonly Strength[],
): PlannedPart[] {
  const rank = new Map(strengths.map(({ subject }, index) => [subject, index]));
  return strengths.map((strength) => {
    const { subject } = strength;
    const placement = chart.placements.find(({ body }) => body === subject);
    const aspects = chart.aspects.flatMap((aspect): PlannedAspect[] => {
      const other = otherPlanet(aspect, subject);
      const { kind } = aspect;
      if (!other || !isMajor(kind) || (rank.get(other) ?? 0) < (rank.get(subject) ?? 0)) return [];
      return [{ aspect, kind, other }];
    });
    return { subject, strength, ...(placement && { placement }), aspects: aspects.slice(0, MOST_ASPECTS) };
  });
}

function otherPlanet({ from, to }: Aspect, subject: Subject): Planet | undefined {
  if (!isPlanet(subject)) return undefined;
  if (from === subject && isPlanet(to)) return to;
  return to === subject && isPlanet(from) ? from : undefined;
}

/** The dominant planet: the strongest of the ten. */
export const dominantOf = (strengths: readonly Strength[]): Planet =>
  (strengths.find(({ subject }) => isPlanet(subject)) as Strength).subject as Planet;
