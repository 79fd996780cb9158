/** What the ledger counts. */
export const CURRENCIES = ['suns', 'points', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** `amount` is whole and in the currency's own unit: Suns, points, cents for `eur`. */
export interface Amount {
  currency: Currency;
  amount: number;
}

/** The most that one line may move: far from 2^53, so that no sum of a lifetime loses a unit. */
export const MAX_AMOUNT = 1_000_000_000_000;

/** A wrong amount is a fault of the program, not of a person: it throws. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT)
    throw new RangeError(`An amount is a whole number from 1 to ${MAX_AMOUNT}, not ${amount}`);
}
