import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ratings } from './universal.ts';
import { readRatings, THEMES, universalNumber } from './universal.ts';

const rated = (values: readonly number[]) =>
  Object.fromEntries(THEMES.map((theme, index) => [theme, values[index]])) as Ratings;
const even = (rating: number) => rated(THEMES.map(() => rating));
const anyRatings = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 8, maxLength: 8 }).map(rated);

describe('universalNumber', () => {
  it('shows each product and the sum', () => {
    const { themes, total, number, reduction } = universalNumber(rated([6, 7, 4, 8, 5, 7, 4, 6]));
    expect(
      themes.map(({ theme, place, rating, product, runningSum }) => [theme, place, rating, product, runningSum]),
    ).toEqual([
      ['energy', 1, 6, 6, 6],
      ['love', 2, 7, 14, 20],
      ['creation', 3, 4, 12, 32],
      ['work', 4, 8, 32, 64],
      ['friendship', 5, 5, 25, 89],
      ['family', 6, 7, 42, 131],
      ['innerLife', 7, 4, 28, 159],
      ['money', 8, 6, 48, 207],
    ]);
    expect([total, number, reduction?.total]).toEqual([207, 9, 207]);
  });

  it('is always 1 to 9', () => {
    fc.assert(
      fc.property(anyRatings, (ratings) => {
        const { number, total } = universalNumber(ratings);
        expect(number).toBe(total === 0 ? 9 : ((total - 1) % 9) + 1);
      }),
    );
  });

  it('changes with one point on any theme, whatever the others', () => {
    fc.assert(
      fc.property(anyRatings, (ratings) => {
        for (const theme of THEMES) {
          const moved = { ...ratings, [theme]: ratings[theme] === 10 ? 9 : ratings[theme] + 1 };
          expect(universalNumber(moved).number).not.toBe(universalNumber(ratings).number);
        }
      }),
    );
  });

  it('is 9 in perfect balance, zeros included', () => {
    for (let rating = 0; rating <= 10; rating += 1) expect(universalNumber(even(rating)).number).toBe(9);
  });

  it('is the place of the one theme that stands out by a point', () => {
    for (const [index, theme] of THEMES.entries()) {
      expect(universalNumber({ ...even(5), [theme]: 6 }).number).toBe(index + 1);
    }
  });

  it('can be any number', () => {
    const found = new Set(
      fc.sample(anyRatings, { numRuns: 500, seed: 8 }).map((ratings) => universalNumber(ratings).number),
    );
    expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('readRatings', () => {
  it('takes the eight themes and nothing else', () => {
    expect(readRatings({ ...even(3), other: 'x' })).toEqual({ ok: true, value: even(3) });
  });

  it('refuses a missing theme', () => {
    const { money: _, ...seven } = even(3);
    expect(readRatings(seven)).toEqual({ ok: false, code: 'ratings_missing' });
  });

  it.each([-1, 11, 2.5, '3', null, Number.NaN])('refuses %j', (rating) => {
    expect(readRatings({ ...even(3), love: rating })).toEqual({ ok: false, code: 'rating_out_of_range' });
  });
});
