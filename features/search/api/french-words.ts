import { stemmer } from '@orama/stemmers/french';
import { watchKept } from '@solelune/platform';

/** Words that stand everywhere and so find nothing. */
const EMPTY = new Set(
  'a ai au aux avec ce ces cet cette comment dans de des du elle en est et eux il ils je la le les leur lui ma mais me mes moi mon ne nos notre nous on ou par pas pour pourquoi qu que quel quelle quelles quels qui sa se ses si son sont sur ta te tes toi ton tu un une vos votre vous y'.split(
    ' ',
  ),
);

/** « l’ange », « d’eau », « aujourd’hui » keeps its own. */
const ELISION = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’ʼ]/;

const folded = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');

/** Runs of letters and digits; an apostrophe belongs to its word until the elision before it is taken off. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * A word as the index keeps it: without accent, elision and ending; null for one that finds nothing. Accents go first, since most people type none: the
 * endings are then cut from the same letters on both sides.
 */
const terms = new Map<string, string | null>();
/** Words of the site and of its visitors; beyond this, what is forgotten is worked out again. */
const MOST_TERMS = 60_000;
watchKept('words of the search', () => terms.size, MOST_TERMS);

export function termOf(word: string): string | null {
  const known = terms.get(word);
  if (known !== undefined) return known;
  const term = workedOut(word);
  if (terms.size >= MOST_TERMS) terms.clear();
  terms.set(word, term);
  return term;
}

function workedOut(word: string): string | null {
  const bare = folded(word).replace(ELISION, '').replace(/['’ʼ]/g, '');
  if (bare === '' || EMPTY.has(bare)) return null;
  return /\d/.test(bare) || bare.length < 4 ? bare : stemmer(bare);
}

/** A whole name as the index keeps it, to tell whether it is the very name that was asked for. */
export const termsOf = (text: string): string =>
  wordsIn(text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' ');
