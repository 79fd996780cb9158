import type { Reduction } from './reduction.ts';
import { keptValue, reduce, sum } from './reduction.ts';

/** A real day of the calendar, already validated: years 0 to 2300, month and day from 1. */
export interface BirthDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The three schools. `all_digits` is ours: it weighs every digit alike and is the method of most French authors.
 * All three agree on the number (adding digits never changes a remainder by nine), not on the master.
 */
export interface LifePathReading {
  readonly method: 'all_digits' | 'whole_numbers' | 'reduced_parts';
  /** What is added: eight digits; day, month and year; or these three reduced. */
  readonly addends: readonly number[];
  /** The sum after each addend. */
  readonly runningSums: readonly number[];
  /** Only for `reduced_parts`: how day, month and year were brought down, masters kept. */
  readonly parts?: readonly Reduction[];
  readonly reduction: Reduction;
}

export interface LifePath {
  readonly chosen: LifePathReading;
  readonly others: readonly LifePathReading[];
}

function add(
  method: LifePathReading['method'],
  addends: readonly number[],
  parts?: readonly Reduction[],
): LifePathReading {
  const runningSums = addends.map((_, index) => sum(addends.slice(0, index + 1)));
  return { method, addends, runningSums, parts, reduction: reduce(sum(addends)) };
}

function eightDigits({ year, month, day }: BirthDate): number[] {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [...`${pad(day, 2)}${pad(month, 2)}${pad(year, 4)}`].map(Number);
}

export function lifePath(date: BirthDate): LifePath {
  const { year, month, day } = date;
  // The year 0 has nothing to reduce, and adds nothing.
  const parts = [day, month, year].filter((part) => part > 0).map(reduce);
  return {
    chosen: add('all_digits', eightDigits(date)),
    others: [add('whole_numbers', [day, month, year]), add('reduced_parts', parts.map(keptValue), parts)],
  };
}
