import type { FeelingCount } from '../answer-schemas.ts';
import { angelsWith, FEELINGS, type Feeling, feelingBySlug, OPENING_FEELINGS } from '../engine/index.ts';

const counted = ({ slug, label }: Feeling): FeelingCount => ({ slug, label, angels: angelsWith(slug).length });

/** All feelings, in the order of the alphabet. */
export const ALL_FEELINGS: readonly FeelingCount[] = FEELINGS.map(counted);

/** The thirty that open the test, in its order. */
export const OPENING: readonly FeelingCount[] = OPENING_FEELINGS.flatMap((slug) => {
  const feeling = feelingBySlug(slug);
  return feeling ? [counted(feeling)] : [];
});
