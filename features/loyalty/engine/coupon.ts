/** A promotional code. A coupon with an owner serves once; a public one serves once to each member. */
export interface CouponTerms {
  kind: 'percent' | 'suns';
  /** Percents off (1 to 100), or Suns. */
  value: number;
  /** Instants as milliseconds since 1970: from the first, until the second excluded; null is without end. */
  validFromMs: number;
  validUntilMs: number | null;
  usedAtMs: number | null;
}

export type CouponState = 'usable' | 'used' | 'expired' | 'not_yet';

/** Used wins over expired: what happened is said before what no longer can. */
export function couponState(
  terms: Pick<CouponTerms, 'validFromMs' | 'validUntilMs' | 'usedAtMs'>,
  nowMs: number,
): CouponState {
  if (terms.usedAtMs !== null) return 'used';
  if (nowMs < terms.validFromMs) return 'not_yet';
  return terms.validUntilMs !== null && nowMs >= terms.validUntilMs ? 'expired' : 'usable';
}

/** Codes are typed by hand: no letter that looks like another (I, L, O) or like a digit (0, 1), case and separators ignored. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const OWN_CODE_LENGTH = 10;
export const CODE_MAX_LENGTH = 32;

/** What a code for everybody may give: beyond, it is no courtesy any more but a price. */
export const PUBLIC_CODE_BOUNDS = { least: { suns: 10, percent: 1 }, most: { suns: 5000, percent: 50 } } as const;

/** `random(n)` gives a whole number from 0 to n - 1. 31^10 codes: not to be found by trying. */
export const newCode = (random: (below: number) => number): string =>
  Array.from({ length: OWN_CODE_LENGTH }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join('');

export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s\-.\u00a0]/g, '');

/** What is left to pay, in cents; the discount is rounded down, in favour of exact books. */
export const afterPercent = (amountCents: number, percent: number): number =>
  amountCents - Math.floor((amountCents * percent) / 100);
