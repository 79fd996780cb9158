import type { MasterNumber, RootNumber } from './reduction.ts';

/** What a result page is about: a number, or a number with the master it comes from. */
export interface NumberResult {
  readonly number: RootNumber;
  readonly master?: MasterNumber;
}

const ROOTS: readonly RootNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Nine numbers and three masters, in the order in which they are presented. */
export const NUMBER_RESULTS: readonly NumberResult[] = [
  ...ROOTS.map((number) => ({ number })),
  { number: 2, master: 11 },
  { number: 4, master: 22 },
  { number: 6, master: 33 },
];

/** The result that a pair of numbers names, or undefined when there is none (3 with 11, 12 alone). */
export function readNumberResult(number: number, master?: number): NumberResult | undefined {
  return NUMBER_RESULTS.find((result) => result.number === number && result.master === master);
}

/** `4` or `4/22`: the tail of the page's address and of its text's path. */
export function resultSlug({ number, master }: NumberResult): string {
  return master === undefined ? String(number) : `${number}/${master}`;
}

/** `3-7`: the two numbers of a pair in rising order, since a pair has one text. */
export function pairSlug(one: RootNumber, other: RootNumber): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}
