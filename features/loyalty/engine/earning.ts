/**
 * How points are earned: ours, the product document only names the currency. One point for each whole euro of consultation paid, so
 * that a point is easy to understand; the two gifts are about what a first short consultation would bring.
 */
export const SIGNUP_POINTS = 50;
export const PROFILE_POINTS = 100;
/** Cents of consultation for one point; the rest of a division is not kept. */
export const CENTS_PER_POINT = 100;

export type EarningReason = 'signup' | 'profile' | 'consultation';

export const consultationPoints = (amountCents: number): number => {
  if (!Number.isSafeInteger(amountCents) || amountCents < 0)
    throw new RangeError(`${amountCents} is no amount in cents`);
  return Math.floor(amountCents / CENTS_PER_POINT);
};

/** What the page tells the member, in the order it tells it. */
export const EARNING_TABLE: readonly { reason: EarningReason; points: number; per: 'once' | 'euro' }[] = [
  { reason: 'signup', points: SIGNUP_POINTS, per: 'once' },
  { reason: 'profile', points: PROFILE_POINTS, per: 'once' },
  { reason: 'consultation', points: 1, per: 'euro' },
];
