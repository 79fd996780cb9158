import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduce } from './reduction.ts';
import { NUMBER_RESULTS, pairSlug, readNumberResult, resultSlug } from './results.ts';

describe('reduce', () => {
  it('keeps each master beside its number', () => {
    expect([11, 22, 33, 29, 2000, 44, 6].map((total) => [reduce(total).number, reduce(total).master])).toEqual([
      [2, 11],
      [4, 22],
      [6, 33],
      [2, 11],
      [2, undefined],
      [8, undefined],
      [6, undefined],
    ]);
  });

  it('shows every step', () => {
    expect(reduce(1998).steps).toEqual([
      { from: 1998, digits: [1, 9, 9, 8], to: 27 },
      { from: 27, digits: [2, 7], to: 9 },
    ]);
    expect(reduce(7).steps).toEqual([]);
  });

  it('gives 1 to 9 with the remainder by nine, a chain of steps, and a result that has a page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (total) => {
        const { number, master, steps } = reduce(total);
        expect(number).toBe(((total - 1) % 9) + 1);
        expect([total, ...steps.map(({ to }) => to)]).toEqual([...steps.map(({ from }) => from), number]);
        expect(readNumberResult(number, master)).toBeDefined();
      }),
    );
  });

  it.each([0, -3, 1.5, Number.NaN])('refuses %d', (total) => expect(() => reduce(total)).toThrow(RangeError));
});

describe('results', () => {
  it('are twelve, each with its own slug', () => {
    expect(NUMBER_RESULTS.map(resultSlug)).toEqual('1 2 3 4 5 6 7 8 9 2/11 4/22 6/33'.split(' '));
  });

  it.each([
    [0, undefined],
    [10, undefined],
    [11, undefined],
    [3, 11],
    [2, 22],
    [1.5, undefined],
  ])('%s with %s is none of them', (number, master) => expect(readNumberResult(number, master)).toBeUndefined());

  it('a pair has one slug', () => {
    expect([pairSlug(7, 3), pairSlug(3, 7), pairSlug(4, 4)]).toEqual(['3-7', '3-7', '4-4']);
  });
});
