import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPercent, CODE_ALPHABET, couponState, newCode, normalCode } from './coupon.ts';

describe('a coupon', () => {
  const terms = { validFromMs: 100, validUntilMs: 200, usedAtMs: null };
  it.each([
    [99, 'not_yet'],
    [100, 'usable'],
    [199, 'usable'],
    [200, 'expired'],
  ])('at %i is %s', (now, state) => {
    expect(couponState(terms, now)).toBe(state);
  });

  it('without end does not expire, and a used one stays used', () => {
    expect(couponState({ ...terms, validUntilMs: null }, Number.MAX_SAFE_INTEGER)).toBe('usable');
    expect(couponState({ ...terms, usedAtMs: 150 }, 999)).toBe('used');
  });
});

describe('a code', () => {
  it('is made of ten letters and digits that cannot be confused', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = newCode((below) => (numbers.next().value as number) % below);
        expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{10}$`));
        expect(normalCode(code)).toBe(code);
      }),
    );
    expect(CODE_ALPHABET).not.toMatch(/[01ILO]/);
  });

  it('is read as people type it', () => {
    expect(normalCode(' automne-26 ')).toBe('AUTOMNE26');
    expect(normalCode('ab cd.ef\u00a0gh')).toBe('ABCDEFGH');
  });
});

describe('a percentage', () => {
  it('never takes more than its share, and never leaves less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100 }), (cents, percent) => {
        const left = afterPercent(cents, percent);
        expect(Number.isInteger(left)).toBe(true);
        expect(cents - left).toBeLessThanOrEqual((cents * percent) / 100);
        expect(cents - left).toBeGreaterThan((cents * percent) / 100 - 1);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(afterPercent(9600, 20)).toBe(7680);
    expect(afterPercent(999, 10)).toBe(900);
  });
});
