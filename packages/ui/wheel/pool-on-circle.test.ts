import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolOnCircle } from './pool-on-circle.ts';

const gapAfter = (places: readonly number[], index: number) => {
  const next = places[(index + 1) % places.length] as number;
  return next - (places[index] as number) + (index === places.length - 1 ? 360 : 0);
};
const moved = (places: readonly number[], wanted: readonly number[]) =>
  places.reduce((sum, place, index) => sum + (place - (wanted[index] as number)) ** 2, 0);

const crowd = fc
  .array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 2, maxLength: 16 })
  .map((places) => places.toSorted((a, b) => a - b));

describe('poolOnCircle', () => {
  it('leaves alone what is far enough apart', () => {
    expect(poolOnCircle([10, 40, 200], [9, 9, 9])).toEqual([10, 40, 200]);
  });
  it('spreads a pile evenly around its middle', () => {
    expect(poolOnCircle([100, 100, 100], [10, 10, 10])).toEqual([90, 100, 110]);
  });
  it('spreads over the start of the circle', () => {
    expect(poolOnCircle([1, 359], [10, 10])).toEqual([5, 355]);
  });
  it('shares the circle out when the gaps fill more than it', () => {
    const places = poolOnCircle([0, 1, 2, 3], [120, 120, 120, 120]);
    expect(places.map((_, index) => Math.round(gapAfter(places, index)))).toEqual([90, 90, 90, 90]);
  });
  it('keeps the order and every gap, whatever is wanted', () => {
    fc.assert(
      fc.property(crowd, fc.double({ min: 1, max: 22, noNaN: true }), (wanted, gap) => {
        const places = poolOnCircle(
          wanted,
          wanted.map(() => gap),
        );
        for (const index of places.keys()) expect(gapAfter(places, index)).toBeGreaterThanOrEqual(gap - 1e-6);
      }),
      { numRuns: 400 },
    );
  });
  it('no other arrangement near it keeps the gaps and moves less', () => {
    fc.assert(
      fc.property(
        crowd,
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 }),
        (wanted, nudges) => {
          const gap = 12;
          const places = poolOnCircle(
            wanted,
            wanted.map(() => gap),
          );
          const nudged = wanted
            .map((place, index) => place + 6 * (nudges[index] ?? 0))
            .toSorted((one, two) => one - two);
          const other = poolOnCircle(
            nudged,
            nudged.map(() => gap),
          );
          expect(moved(other, wanted)).toBeGreaterThanOrEqual(moved(places, wanted) - 1e-6);
        },
      ),
      { numRuns: 400 },
    );
  });
});
