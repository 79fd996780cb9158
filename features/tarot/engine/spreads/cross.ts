import type { Major } from '../decks/card.ts';
import { majorOf } from '../decks/decks.ts';
import { birthNumber, reducedToArcanum, sumOf } from './arcanum-number.ts';

export interface FifthCard {
  /** The four values, Le Mat 22. */
  readonly values: readonly number[];
  /** The sum, and what adding its figures made of it, step by step. */
  readonly steps: readonly number[];
  readonly card: Major;
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
  const { figures, steps, number, second } = birthNumber(isoDate);
  return { figures, steps, card: majorOf(number), second: second === null ? null : majorOf(second) };
}
