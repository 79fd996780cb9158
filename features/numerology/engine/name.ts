import { baseLetters } from './letters.ts';
import type { Outcome } from './refusal.ts';
import { accept, refuse } from './refusal.ts';

interface NameLetter {
  /** As the person wrote it: "É", "œ". A character that counts for two letters is repeated on each. */
  readonly written: string;
  /** A to Z. */
  readonly letter: string;
}

/** A name ready to be counted: its words, each with at least one letter. */
export interface Name {
  readonly words: readonly { readonly written: string; readonly letters: readonly NameLetter[] }[];
}

/** The middle dot joins two l in Catalan names (Gal·la). */
const SKIPPED = /^[\p{Pd}\p{M}'’‘ʼʻ`´·]$/u;

/**
 * Accents are folded, œ and æ count for two letters, hyphens and apostrophes are skipped. A letter of another
 * alphabet is refused rather than dropped: a name that has lost letters would give a number that is not its own.
 */
export function readName(text: string): Outcome<Name> {
  const words = [];
  for (const written of text.normalize('NFC').trim().split(/\s+/u)) {
    const letters: NameLetter[] = [];
    for (const character of written) {
      if (SKIPPED.test(character)) continue;
      if (!/^\p{L}$/u.test(character)) return refuse('name_other_characters');
      const base = baseLetters(character);
      if (base === undefined) return refuse('name_not_latin');
      letters.push(...[...base].map((letter) => ({ written: character, letter })));
    }
    if (letters.length > 0) words.push({ written, letters });
  }
  return words.length > 0 ? accept({ words }) : refuse('name_empty');
}
