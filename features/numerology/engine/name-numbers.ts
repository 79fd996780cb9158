import { isVowel, letterValue } from './letters.ts';
import type { Name } from './name.ts';
import type { Reduction } from './reduction.ts';
import { keptValue, reduce, sum } from './reduction.ts';
import type { Outcome } from './refusal.ts';
import { accept, refuse } from './refusal.ts';

export interface CountedLetter {
  readonly written: string;
  readonly letter: string;
  readonly value: number;
  /** False for a letter that this number leaves out (consonants, in affective life). */
  readonly counted: boolean;
  /** The sum of the counted letters up to this one. */
  readonly runningSum: number;
}

export interface CountedWord {
  readonly written: string;
  readonly letters: readonly CountedLetter[];
  readonly subtotal: number;
}

/** Letters turned into values and added, word by word; the reduction starts from the whole total. */
export interface LetterCount {
  readonly words: readonly CountedWord[];
  readonly reduction: Reduction;
}

export interface NameReading {
  readonly method: 'all_letters' | 'each_part' | 'vowels' | 'vowels_without_y';
  readonly count: LetterCount;
  /** Only for `each_part`: the reduction of each part before they are added. */
  readonly parts?: readonly Reduction[];
}

export interface NameNumber {
  readonly chosen: NameReading;
  /** What other schools would find from the same name. */
  readonly others: readonly NameReading[];
}

function countLetters(name: Name, counts: (letter: string) => boolean): readonly CountedWord[] {
  let runningSum = 0;
  return name.words.map(({ written, letters }) => {
    const before = runningSum;
    const counted = letters.map(({ letter, written: character }) => {
      const value = letterValue(letter);
      if (counts(letter)) runningSum += value;
      return { written: character, letter, value, counted: counts(letter), runningSum };
    });
    return { written, letters: counted, subtotal: runningSum - before };
  });
}

const subtotals = (words: readonly CountedWord[]) => words.map(({ subtotal }) => subtotal);
const everyLetter = () => true;

/** All letters of the name given, added before any reduction: reducing each name first can create a false master. */
export function expression(name: Name): NameNumber {
  const words = countLetters(name, everyLetter);
  const chosen = { method: 'all_letters', count: { words, reduction: reduce(sum(subtotals(words))) } } as const;
  const parts = name.words.map((word) => ({ words: [word] }));
  return { chosen, others: parts.length > 1 ? [expressionOfParts(parts)] : [] };
}

/** The other school: each part of the name (first names, family name) is reduced, masters kept, then the parts are added. */
export function expressionOfParts(names: readonly Name[]): NameReading {
  const words = countLetters({ words: names.flatMap((name) => name.words) }, everyLetter);
  const parts = names.map((name) => reduce(sum(subtotals(countLetters(name, everyLetter)))));
  return { method: 'each_part', count: { words, reduction: reduce(sum(parts.map(keptValue))) }, parts };
}

function readVowels(name: Name, method: 'vowels' | 'vowels_without_y'): NameReading | undefined {
  const words = countLetters(name, (letter) => isVowel(letter) && (method === 'vowels' || letter !== 'Y'));
  const total = sum(subtotals(words));
  return total === 0 ? undefined : { method, count: { words, reduction: reduce(total) } };
}

/** The vowels of the name given, Y among them; the school that leaves Y out is shown when the name has one. */
export function affectiveLife(name: Name): Outcome<NameNumber> {
  const chosen = readVowels(name, 'vowels');
  if (chosen === undefined) return refuse('name_without_vowel');
  const hasY = name.words.some(({ letters }) => letters.some(({ letter }) => letter === 'Y'));
  const withoutY = hasY ? readVowels(name, 'vowels_without_y') : undefined;
  return accept({ chosen, others: withoutY === undefined ? [] : [withoutY] });
}

/** How many letters of the name have each value, from 1 to 9: the French "grille d'inclusion". */
export function inclusionGrid(name: Name): number[] {
  const grid = Array.from({ length: 9 }, () => 0);
  for (const { letters } of name.words) {
    for (const { letter } of letters) grid[letterValue(letter) - 1]! += 1;
  }
  return grid;
}
