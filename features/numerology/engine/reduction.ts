export type RootNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type MasterNumber = 11 | 22 | 33;

export interface ReductionStep {
  readonly from: number;
  readonly digits: readonly number[];
  readonly to: number;
}

/** A sum brought down to one digit, every step kept so that a reader can redo it. */
export interface Reduction {
  readonly total: number;
  readonly steps: readonly ReductionStep[];
  readonly number: RootNumber;
  /** The master number the sum passed through, kept beside the number it reduces to (11 and 2). */
  readonly master?: MasterNumber;
}

const MASTERS: readonly number[] = [11, 22, 33] satisfies MasterNumber[];

export function digitsOf(value: number): number[] {
  return [...String(value)].map(Number);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Adds the digits of a positive whole number until one digit is left. */
export function reduce(total: number): Reduction {
  if (!Number.isSafeInteger(total) || total < 1) throw new RangeError(`cannot reduce ${total}`);
  const steps: ReductionStep[] = [];
  let value = total;
  let master = MASTERS.includes(value) ? value : undefined;
  while (value > 9) {
    const digits = digitsOf(value);
    const to = sum(digits);
    steps.push({ from: value, digits, to });
    value = to;
    // No sum passes through two masters: each of them reduces to one digit at once.
    if (MASTERS.includes(value)) master = value;
  }
  return { total, steps, number: value as RootNumber, master: master as MasterNumber | undefined };
}

/** The value that a method which keeps masters carries on with. */
export function keptValue({ number, master }: Reduction): number {
  return master ?? number;
}
