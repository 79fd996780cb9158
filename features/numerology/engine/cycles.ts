import type { BirthDate } from './life-path.ts';
import type { Reduction } from './reduction.ts';
import { digitsOf, reduce, sum } from './reduction.ts';

export interface YearNumber {
  readonly addends: readonly number[];
  /** Years are read from 1 to 9; a master on the way is there for those who keep it (a minority of authors). */
  readonly reduction: Reduction;
}

/** Day and month of birth with the calendar year; runs from 1 January to 31 December. */
export function personalYear({ day, month }: Pick<BirthDate, 'day' | 'month'>, year: number): YearNumber {
  return fromAddends([day, month, year]);
}

/** The digits of the calendar year, the same for everyone. */
export function universalYear(year: number): YearNumber {
  return fromAddends(digitsOf(year));
}

function fromAddends(addends: readonly number[]): YearNumber {
  return { addends, reduction: reduce(sum(addends)) };
}
