import type { Major } from '../decks/card.ts';
import { majorOf } from '../decks/decks.ts';

/** The arcana are 22: a greater sum is brought back by adding its figures. */
const LARGEST = 22;

export interface FifthCard {
  /** The four values, Le Mat 22. */
  readonly values: readonly number[];
  /** The sum, and what adding its figures made of it, step by step. */
  readonly steps: readonly number[];
  readonly card: Major;
}

const figuresOf = (number: number): number[] => Array.from(String(number), Number);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Sum, then the sum of its figures, until it is the number of an arcanum. */
export function reducedToArcanum(sum: number): number[] {
  const steps = [sum];
  for (let last = sum; last > LARGEST; ) {
    last = sumOf(figuresOf(last));
    steps.push(last);
  }
  return steps;
}

/** The heart of the cross is not drawn: it is the sum of the four, and may repeat one of them. */
export function fifthCard(four: readonly Major[]): FifthCard {
  const values = four.map(({ value }) => value);
  const steps = reducedToArcanum(sumOf(values));
  return { values, steps, card: majorOf(steps.at(-1) as number) };
}

export interface BirthArcana {
  /** The eight figures of the date, day first. */
  readonly figures: readonly number[];
  readonly steps: readonly number[];
  readonly card: Major;
  /** The hidden one: the figures of the first added, where it has two. */
  readonly second: Major | null;
}

/** One's own arcanum: all the figures of the date of birth added (`1992-01-06`: 28, then 10). */
export function birthArcana(isoDate: string): BirthArcana {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const figures = Array.from(day + month + year, Number);
  const steps = reducedToArcanum(sumOf(figures));
  const number = steps.at(-1) as number;
  return {
    ...{ figures, steps, card: majorOf(number) },
    second: number >= 10 ? majorOf(sumOf(figuresOf(number))) : null,
  };
}
