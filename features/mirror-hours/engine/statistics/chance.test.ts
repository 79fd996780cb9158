import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, quantile } from './binomial.ts';
import { chanceOfFavourite, compareWithChance } from './chance.ts';

/** The same, with whole numbers all the way: p = a/b. */
function exactTail(k: number, n: number, a: bigint, b: bigint): number {
  let [ways, tail] = [1n, 0n];
  for (let count = 0; count <= n; count += 1) {
    if (count > 0) ways = (ways * BigInt(n - count + 1)) / BigInt(count);
    if (count >= k) tail += ways * a ** BigInt(count) * (b - a) ** BigInt(n - count);
  }
  const scale = 10n ** 18n;
  return Number((tail * scale) / b ** BigInt(n)) / 1e18;
}

describe('the binomial law', () => {
  it.each([
    [3, 10, 1n, 5n],
    [0, 5, 1n, 2n],
    [10, 10, 9n, 10n],
    [40, 364, 27n, 1000n],
    [5, 364, 27n, 1000n],
    [60, 100, 1n, 52n],
  ])('%i or more of %i', (k, n, a, b) => {
    expect(atLeast(k, n, Number(a) / Number(b))).toBeCloseTo(exactTail(k, n, a, b), 11);
  });

  it('both sides make one, and the quantile is where the sum passes', () => {
    const trials = fc.record({
      n: fc.integer({ min: 1, max: 3000 }),
      p: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(trials, fc.double({ min: 0, max: 1, noNaN: true }), ({ n, p, share }, at) => {
        const k = Math.round(at * n);
        expect(atLeast(k, n, p) + atMost(k - 1, n, p)).toBeCloseTo(1, 9);
        const least = quantile(share, n, p);
        expect(atMost(least, n, p)).toBeGreaterThanOrEqual(share);
        if (least > 0) expect(atMost(least - 1, n, p)).toBeLessThan(share);
      }),
      { numRuns: 60 },
    );
  });
});

describe('chance', () => {
  it('forty glances a day show about one hour and a half of the lists', () => {
    // 40 glances of 52 minutes in 1,440 would be 1.444; an hour that is seen twice on a day counts once.
    const { expected, low, high } = compareWithChance(10, 7, 40);
    expect(expected).toBeCloseTo(52 * 7 * (1 - (1439 / 1440) ** 40), 9);
    expect(expected / 7).toBeGreaterThan(1.42);
    expect(expected / 7).toBeLessThan(1.444);
    expect([low, high]).toEqual([4, 16]);
  });

  it('holds nineteen journals out of twenty that are made by chance', () => {
    let state = 7;
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
    let inside = 0;
    const people = 400;
    for (let person = 0; person < people; person += 1) {
      let count = 0;
      for (let day = 0; day < 7; day += 1) {
        const minutes = new Set(Array.from({ length: 40 }, () => Math.floor(random() * 1440)));
        count += [...minutes].filter((minute) => minute < 52).length;
      }
      const { low, high } = compareWithChance(count, 7, 40);
      if (count >= low && count <= high) inside += 1;
    }
    expect(inside / people).toBeGreaterThan(0.93);
  });

  it('says fewer, as chance, more', () => {
    const verdicts = [0, 10, 40].map((count) => compareWithChance(count, 7, 40).verdict);
    expect(verdicts).toEqual(['fewer', 'as_chance', 'more']);
  });

  it('who looks more often should see more', () => {
    expect(compareWithChance(20, 7, 40).verdict).toBe('more');
    expect(compareWithChance(20, 7, 90).verdict).toBe('as_chance');
  });

  it('one hour that comes back twice among many is nothing; six times is something', () => {
    expect(chanceOfFavourite(2, 20)).toBe(1);
    expect(chanceOfFavourite(6, 20)).toBeLessThan(0.01);
  });
});
