/** What the ledger counts, in whole units. Suns pay consultations; points are earned and exchanged (features/loyalty). */
export const CURRENCIES = ['suns', 'points'] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * The accounts of the house, one of each per currency, which may go below zero: they say where an amount came from or went to.
 * `issued`: bought, or earned by what the member did. `promotions`: given. `refunds`: given back. `spent`: used.
 * `exchanged`: turned into the other currency or into a coupon.
 */
export const SYSTEM_NAMES = ['issued', 'promotions', 'refunds', 'spent', 'exchanged'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** The most that one line may move: far from 2^53, so that no sum of a lifetime loses a unit. */
export const MAX_AMOUNT = 1_000_000_000_000;

export type Balances = Record<Currency, number>;
export const NO_BALANCE: Balances = { suns: 0, points: 0 };

/** A wrong amount is a fault of the program, not of the member: it throws. */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT)
    throw new RangeError(`An amount is a whole number from 1 to ${MAX_AMOUNT}, not ${amount}`);
}
