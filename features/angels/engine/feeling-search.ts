import { ANGELS, type Angel } from './angels.ts';
import { FEELINGS, type Feeling, feelingBySlug, folded, MOST_FEELINGS } from './feelings.ts';
import { accepted, type Outcome, refused } from './refusal.ts';

/** What was typed, cut into words; "nouveau, départ" and "paix+force" are two each. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;+]+/).filter((word) => word !== '');

/** Long enough to tell "paisible" from "patient". */
const LEAST_LETTERS = 4;

/** The feeling that a word names: by itself, by its beginning, or as a close relative ("courageux", "paisible" is none). */
export function feelingOfWord(word: string): Feeling | undefined {
  const wanted = folded(word);
  const exact = feelingBySlug(wanted) ?? feelingBySlug(wanted.replace(/s$/, '')) ?? feelingBySlug(`${wanted}s`);
  if (exact || wanted.length < LEAST_LETTERS) return exact;
  return FEELINGS.find(({ slug }) => slug.startsWith(wanted) || wanted.startsWith(slug));
}

export interface Matched {
  readonly angel: Angel;
  /** Which of the feelings it has. */
  readonly feelings: readonly string[];
}

export interface FeelingSearch {
  readonly feelings: readonly Feeling[];
  /** Words that name no feeling of the list. */
  readonly unknown: readonly string[];
  /** Angels that have one at least, the fullest answers first, then by number. */
  readonly matches: readonly Matched[];
}

/** Angels for up to five words. The same feeling twice is refused, as in the test. */
export function searchFeelings(words: readonly string[]): Outcome<FeelingSearch> {
  if (words.length > MOST_FEELINGS) return refused('too_many_feelings');
  const found = words.map((word) => ({ word, feeling: feelingOfWord(word) }));
  const feelings = found.flatMap(({ feeling }) => (feeling ? [feeling] : []));
  if (new Set(feelings).size < feelings.length) return refused('already_chosen');
  return accepted({
    feelings,
    unknown: found.filter(({ feeling }) => !feeling).map(({ word }) => word),
    matches: matchesOf(feelings.map(({ slug }) => slug)),
  });
}

export function matchesOf(slugs: readonly string[]): Matched[] {
  return ANGELS.map((angel) => ({ angel, feelings: slugs.filter((slug) => angel.feelings.includes(slug)) }))
    .filter(({ feelings }) => feelings.length > 0)
    .toSorted((a, b) => b.feelings.length - a.feelings.length || a.angel.number - b.angel.number);
}
