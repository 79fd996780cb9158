import { ANGEL_COUNT, type Angel, angelOf } from './angels.ts';

export const SMALLEST_NUMBER = 1;
export const LARGEST_NUMBER = 999;

/** The part that a digit plays in the number that keeps coming back. */
type DigitPlace = 'essence' | 'opening' | 'middle' | 'closing' | 'doubled' | 'tripled';

export interface DigitPart {
  readonly digit: number;
  readonly place: DigitPlace;
}

export interface Synchronicity {
  readonly number: number;
  readonly digits: readonly number[];
  /** What is read, in this order. */
  readonly parts: readonly DigitPart[];
  /** The digits added once, and again until one is left. */
  readonly sums: readonly number[];
  /** 1 to 9. */
  readonly root: number;
  /** The angel that has this number, counted again from one after seventy-two. */
  readonly angel: Angel;
}

const digitsOf = (number: number): number[] => [...String(number)].map(Number);

/** A reading of 1 to 999 by its digits: each by its place, a repetition by its own part, then the sum. */
export function readSynchronicity(number: number): Synchronicity | null {
  if (!Number.isInteger(number) || number < SMALLEST_NUMBER || number > LARGEST_NUMBER) return null;
  const digits = digitsOf(number);
  const sums: number[] = [];
  for (let sum = number; sum > 9; ) {
    sum = digitsOf(sum).reduce((total, digit) => total + digit, 0);
    sums.push(sum);
  }
  return {
    number,
    digits,
    parts: partsOf(digits),
    sums,
    root: sums.at(-1) ?? number,
    angel: angelOf(((number - 1) % ANGEL_COUNT) + 1),
  };
}

function partsOf(digits: readonly number[]): DigitPart[] {
  const [first = 0, second, third] = digits;
  if (second === undefined) return [{ digit: first, place: 'essence' }];
  if (third === undefined) {
    if (first === second)
      return [
        { digit: first, place: 'essence' },
        { digit: first, place: 'doubled' },
      ];
    return [
      { digit: first, place: 'opening' },
      { digit: second, place: 'closing' },
    ];
  }
  if (first === second && second === third)
    return [
      { digit: first, place: 'essence' },
      { digit: first, place: 'tripled' },
    ];
  const parts: DigitPart[] = [
    { digit: first, place: 'opening' },
    { digit: second, place: 'middle' },
    { digit: third, place: 'closing' },
  ];
  // A digit seen twice is told once by its place and once as a pair.
  const twice = [first, second, third].find((digit, index, all) => all.indexOf(digit) !== index);
  if (twice === undefined) return parts;
  const kept = parts.filter(
    ({ digit }, index) => digit !== twice || parts.findIndex((one) => one.digit === twice) === index,
  );
  return [...kept, { digit: twice, place: 'doubled' }];
}
