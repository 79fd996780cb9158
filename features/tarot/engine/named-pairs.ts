import { majorOf } from './decks/decks.ts';
import { NAMED_PAIRS } from './decks/named-pairs.ts';

/** `la-papesse--le-pape`: two majors in the order of their numbers, as the text about them is named. */
export const pairSlug = (one: { value: number; slug: string }, other: { value: number; slug: string }): string =>
  one.value <= other.value ? `${one.slug}--${other.slug}` : `${other.slug}--${one.slug}`;

/** The slugs of every pair that the tradition names. */
export const NAMED_PAIR_SLUGS: readonly string[] = NAMED_PAIRS.map(([one, other]) =>
  pairSlug(majorOf(one), majorOf(other)),
);
