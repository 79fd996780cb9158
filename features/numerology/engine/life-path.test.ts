import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalYear, universalYear } from './cycles.ts';
import { lifePath } from './life-path.ts';

const anyDate = fc.record({
  year: fc.integer({ min: 0, max: 2300 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe('lifePath', () => {
  it('shows the three schools with what they add', () => {
    const { chosen, others } = lifePath({ year: 1988, month: 6, day: 17 });
    expect(chosen).toMatchObject({
      method: 'all_digits',
      addends: [1, 7, 0, 6, 1, 9, 8, 8],
      runningSums: [1, 8, 8, 14, 15, 24, 32, 40],
      reduction: { total: 40, number: 4, master: undefined },
    });
    expect(others).toMatchObject([
      { method: 'whole_numbers', addends: [17, 6, 1988], reduction: { total: 2011, number: 4, master: undefined } },
      { method: 'reduced_parts', addends: [8, 6, 8], reduction: { total: 22, number: 4, master: 22 } },
    ]);
    expect(others[1]?.parts?.map(({ total, number }) => [total, number])).toEqual([
      [17, 8],
      [6, 6],
      [1988, 8],
    ]);
  });

  it('keeps the masters of the parts', () => {
    const [, parts] = lifePath({ year: 1960, month: 11, day: 29 }).others;
    expect(parts?.addends).toEqual([11, 11, 7]);
  });

  it('counts the year 0', () => {
    expect(lifePath({ year: 0, month: 1, day: 1 }).chosen.addends).toEqual([0, 1, 0, 1, 0, 0, 0, 0]);
  });

  it('finds the same number by the three schools', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { chosen, others } = lifePath(date);
        for (const { reduction } of others) expect(reduction.number).toBe(chosen.reduction.number);
        expect(chosen.runningSums.at(-1)).toBe(chosen.reduction.total);
      }),
    );
  });
});

describe('years', () => {
  it('add what they say they add', () => {
    expect(personalYear({ day: 17, month: 6 }, 2026).addends).toEqual([17, 6, 2026]);
    expect(universalYear(2026).addends).toEqual([2, 0, 2, 6]);
  });

  it('a personal year is the birthday’s share and the universal year', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 2300 }), ({ day, month }, year) => {
        const sum = day + month + universalYear(year).reduction.number;
        expect(personalYear({ day, month }, year).reduction.number).toBe(((sum - 1) % 9) + 1);
      }),
    );
  });
});
