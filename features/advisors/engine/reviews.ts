export const STARS = [5, 4, 3, 2, 1] as const;

/** How many gave each number of stars, five first. */
export type Distribution = readonly [number, number, number, number, number];

export interface Score {
  count: number;
  /** In tenths: 47 is 4,7. Null where there are too few to mean anything. */
  tenths: number | null;
  distribution: Distribution;
}

/** Below, an average says more about chance than about the person. */
const LEAST_FOR_AVERAGE = 5;
const TENTHS = 10;

/** The average is rounded down to a tenth: never better than what was said. */
export function scoreOf(distribution: Distribution): Score {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  if (count < LEAST_FOR_AVERAGE) return { count, tenths: null, distribution };
  const stars = distribution.reduce((sum, each, index) => sum + each * (STARS[index] as number), 0);
  return { count, tenths: Math.floor((stars * TENTHS) / count), distribution };
}

/** A review can be changed by its author for so long. */
export const EDIT_DAYS = 7;
const DAY_MS = 86_400_000;

export const canEdit = (writtenAtMs: number, nowMs: number): boolean => nowMs - writtenAtMs < EDIT_DAYS * DAY_MS;
