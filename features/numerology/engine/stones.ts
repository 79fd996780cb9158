import { isVowel, letterValue } from './letters.ts';
import type { BirthDate } from './life-path.ts';
import type { Name } from './name.ts';
import { digitsOf, sum } from './reduction.ts';

/** Numbers of the "stones of the life path", 1 to 33: digits are added only above 33. Lithotherapy names a stone for each. */
export interface BirthStones {
  /** First letter of each name. */
  readonly base: number;
  /** Last letter of each name. */
  readonly summit: number;
  /** Day, month and year as whole numbers. */
  readonly lifePath: number;
  /** All vowels. */
  readonly call: number;
  /** All consonants. */
  readonly personality: number;
  readonly expression: number;
  /** First vowel of each name. */
  readonly wish: number;
}

function within33(value: number): number {
  return value > 33 ? within33(sum(digitsOf(value))) : value;
}

export function birthStones(name: Name, { day, month, year }: BirthDate): BirthStones {
  const words = name.words.map(({ letters }) => letters.map(({ letter }) => letter));
  const letters = words.flat();
  const total = (chosen: readonly (string | undefined)[]) =>
    within33(sum(chosen.map((letter) => (letter === undefined ? 0 : letterValue(letter)))));
  return {
    base: total(words.map((word) => word[0])),
    summit: total(words.map((word) => word.at(-1))),
    lifePath: within33(day + month + year),
    call: total(letters.filter(isVowel)),
    personality: total(letters.filter((letter) => !isVowel(letter))),
    expression: total(letters),
    wish: total(words.map((word) => word.find(isVowel))),
  };
}
