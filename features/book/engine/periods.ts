/** Twenty years over a chart: each passage of a slow planet with all its passes, which belong together, and what it weighs. */
import {
  type AspectKind,
  type Body,
  type Ephemeris,
  findOrbPassages,
  type NatalTarget,
  type Planet,
  type Span,
} from '@solelune/sky';

export type NatalPoint = Planet | 'ascendant' | 'midheaven';
export type Target = NatalTarget<NatalPoint>;
export type Nature = 'conjunction' | 'flowing' | 'tense';

/** From the slowest; Mars comes last, and only where nothing slower has a word left. */
const PERIOD_BODIES = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter', 'mean_node', 'mars'] as const;
export type PeriodBody = (typeof PERIOD_BODIES)[number];

interface Pass {
  readonly at: Temporal.Instant;
  readonly retrograde: boolean;
}

export interface Period {
  readonly body: PeriodBody;
  readonly point: NatalPoint;
  readonly kind: AspectKind;
  readonly nature: Nature;
  readonly enter: Temporal.Instant;
  readonly leave: Temporal.Instant;
  readonly passes: readonly Pass[];
  readonly weight: number;
}

/** The slower, the deeper (Lilly, *Christian Astrology*, 1647, weighs so); the figures only order. */
const BODY_WEIGHTS: Readonly<Record<PeriodBody, number>> = {
  ...{ pluto: 5, neptune: 4.5, uranus: 4.5, saturn: 4, jupiter: 2.6, mean_node: 1.5, mars: 0.5 },
};
/** Everybody born within a year or two has the last three in common. */
const POINT_WEIGHTS: Readonly<Record<NatalPoint, number>> = {
  ...{ sun: 1.5, moon: 1.5, ascendant: 1.5, midheaven: 1.4, mercury: 1.2, venus: 1.2, mars: 1.2 },
  ...{ jupiter: 1, saturn: 1, uranus: 0.7, neptune: 0.7, pluto: 0.7 },
};
const KIND_WEIGHTS: Partial<Record<AspectKind, number>> = {
  conjunction: 1.3,
  opposition: 1.15,
  square: 1.1,
  trine: 1,
  sextile: 0.85,
};

export const natureOf = (kind: AspectKind): Nature =>
  kind === 'conjunction' ? 'conjunction' : kind === 'trine' || kind === 'sextile' ? 'flowing' : 'tense';

/** Passages of one planet over one point that follow each other closer than this are one story, told with all its dates. */
const SAME_STORY_DAYS = 420;
const DAY_MS = 86_400_000;

export function findPeriods(ephemeris: Ephemeris, targets: readonly Target[], span: Span): Period[] {
  return PERIOD_BODIES.flatMap((body) => {
    const stories = new Map<string, Period[]>();
    for (const { point, kind, enter, leave, exact } of findOrbPassages(ephemeris, body as Body, targets, span)) {
      if (exact.length === 0) continue;
      const key = `${point} ${kind}`;
      const told = stories.get(key) ?? [];
      const last = told.at(-1);
      const weight = BODY_WEIGHTS[body] * POINT_WEIGHTS[point] * (KIND_WEIGHTS[kind] ?? 1);
      const isSame =
        last && body !== 'mars' && enter.epochMilliseconds - last.leave.epochMilliseconds < SAME_STORY_DAYS * DAY_MS;
      if (isSame) told[told.length - 1] = { ...last, leave, passes: [...last.passes, ...exact] };
      else told.push({ body, point, kind, nature: natureOf(kind), enter, leave, passes: exact, weight });
      stories.set(key, told);
    }
    return [...stories.values()].flat();
  });
}
