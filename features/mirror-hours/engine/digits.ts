import type { MirrorHour } from './hours.ts';

/** An hour read by its digits, as the lists of angel numbers read a number from 0 to 999. */
export interface DigitReading {
  /** The four digits that the clock shows. */
  readonly digits: readonly number[];
  /** Each digit once, in the order in which it is met, with how many times it is shown. */
  readonly parts: readonly { readonly digit: number; readonly times: number }[];
  /** The hour without its colon and leading zeros, where it stays within 999: 05h50 is 550; null for 12h21. */
  readonly number: number | null;
  /** The four digits added. */
  readonly sum: number;
  /** The sum added again until one digit is left, 0 to 9. */
  readonly root: number;
}

const LARGEST_NUMBER = 999;
const addDigits = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

export function readDigits({ slug }: Pick<MirrorHour, 'slug'>): DigitReading {
  const digits = [...slug.replace('h', '')].map(Number);
  const parts = [...new Set(digits)].map((digit) => ({ digit, times: digits.filter((one) => one === digit).length }));
  const number = Number(digits.join(''));
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return { digits, parts, number: number <= LARGEST_NUMBER ? number : null, sum, root: sum > 9 ? addDigits(sum) : sum };
}
