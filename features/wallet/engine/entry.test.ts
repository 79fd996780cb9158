import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, MAX_AMOUNT, NO_BALANCE, SYSTEM_NAMES } from './currency.ts';
import { applyLines, assertBalanced, given, type Line, linesOf, type Movement, received, reversed } from './entry.ts';

const amount = fc.integer({ min: 1, max: MAX_AMOUNT });
const movement = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    amount,
    system: fc.constantFrom(...SYSTEM_NAMES),
    give: fc.boolean(),
  })
  .map(({ give, system, ...what }): Movement => (give ? given(what, system) : received(what, system)));
const entry = fc.uniqueArray(movement, { selector: ({ currency }) => currency, minLength: 1, maxLength: 2 });
const own = (lines: Line[]) => lines.filter(({ system }) => system === null);

describe('an entry', () => {
  it('sums to zero in every currency, and so does its reversal', () => {
    fc.assert(
      fc.property(entry, (movements) => {
        const lines = linesOf(movements);
        assertBalanced(lines);
        assertBalanced(reversed(lines));
        expect(own(lines).map(({ amount }) => amount)).toEqual(movements.map(({ amount }) => amount));
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused when any one line is changed, dropped or repeated', () => {
    const change = fc.integer({ min: -1000, max: 1000 }).filter((by) => by !== 0);
    fc.assert(
      fc.property(entry, fc.nat(), change, (movements, at, by) => {
        const lines = linesOf(movements);
        const index = at % lines.length;
        const changed = lines.map((line, i) => (i === index ? { ...line, amount: line.amount + by } : line));
        expect(() => assertBalanced(changed)).toThrow(RangeError);
        expect(() => assertBalanced(lines.toSpliced(index, 1))).toThrow(RangeError);
        expect(() => assertBalanced([...lines, lines[index] as Line])).toThrow(RangeError);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_AMOUNT + 1])('cannot move %s', (wrong) => {
    expect(() => given({ currency: 'suns', amount: wrong }, 'spent')).toThrow(RangeError);
    expect(() => received({ currency: 'suns', amount: wrong }, 'issued')).toThrow(RangeError);
  });
});

describe('balances', () => {
  it('never go below zero and are the sum of what was applied, over long random lives', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (life) => {
        let balances = NO_BALANCE;
        const applied: Line[] = [];
        for (const movements of life) {
          const lines = linesOf(movements);
          const result = applyLines(balances, lines);
          if ('lacking' in result) {
            const { currency, amount: lacking } = result.lacking;
            const wanted = own(lines).find((line) => line.currency === currency)?.amount ?? 0;
            expect(balances[currency] + wanted).toBe(-lacking);
          } else {
            applied.push(...lines);
            balances = result.balances;
          }
          for (const currency of CURRENCIES) {
            const sum = own(applied).reduce((total, line) => total + (line.currency === currency ? line.amount : 0), 0);
            expect(balances[currency]).toBe(sum);
            expect(sum).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('come back to what they were after a reversal', () => {
    fc.assert(
      fc.property(entry, fc.record({ suns: amount, points: amount }), (movements, before) => {
        const lines = linesOf(movements);
        const after = applyLines(before, lines);
        if ('lacking' in after) return;
        expect(applyLines(after.balances, reversed(lines))).toEqual({ balances: before });
      }),
    );
  });
});
