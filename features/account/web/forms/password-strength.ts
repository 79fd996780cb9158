import { PASSWORD_MIN } from '@solelune/contract/validation';

export interface Strength {
  /** 0 too short, 1 weak, 2 fair, 3 strong. */
  level: 0 | 1 | 2 | 3;
  words: string;
}

const WORDS = ['Encore trop court', 'Fragile', 'Correct', 'Solide'] as const;
/** Bits that an attacker has to guess: where fair and strong begin. */
const FAIR_BITS = 45;
const STRONG_BITS = 62;

/** A hint while typing, by length and variety; the server has the last word (it knows the most used passwords). */
export function passwordStrength(password: string): Strength {
  const letters = [...password];
  if (letters.length < PASSWORD_MIN) return { level: 0, words: WORDS[0] };
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
  ];
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // A repeated or following character adds little: "aaaa" and "1234" are soon guessed.
  const surprises = letters.filter((letter, index) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  }).length;
  const variety = new Set(letters).size;
  const bits = Math.min(surprises, variety * 1.6) * Math.log2(Math.max(alphabet, 2));
  const level = bits >= STRONG_BITS ? 3 : bits >= FAIR_BITS ? 2 : 1;
  return { level, words: WORDS[level] };
}
