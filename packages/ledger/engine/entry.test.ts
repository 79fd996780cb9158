import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, accountKey, advisorAccount, houseAccount, memberAccount } from './account.ts';
import { CURRENCIES, MAX_AMOUNT } from './currency.ts';
import { applyLines, assertBalanced, type Balances, type Line, reversed, transfer } from './entry.ts';

const accounts: Account[] = [
  ...['a', 'b', 'c'].flatMap((id) => [memberAccount('available')(id), memberAccount('held')(id)]),
  ...['a', 'b'].map(advisorAccount('payable', { mayGoBelowZero: true })),
  ...['issued', 'revenue', 'vat'].map((name) => houseAccount(name, { mayGoBelowZero: true })),
  houseAccount('budget', { mayGoBelowZero: false }),
];
const amount = fc.integer({ min: 1, max: 1000 });
const currency = fc.constantFrom(...CURRENCIES);

/** In each of some currencies, one account gives to a few others. */
const entry: fc.Arbitrary<Line[]> = fc
  .uniqueArray(fc.tuple(currency, fc.shuffledSubarray(accounts, { minLength: 2, maxLength: 6 }), fc.array(amount)), {
    selector: ([counted]) => counted,
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) =>
    parts.flatMap(([counted, [giver, ...others], amounts]) => {
      const lines = others.map((account, i) => ({ account, currency: counted, amount: amounts[i] ?? i + 1 }));
      const given = lines.reduce((sum, line) => sum + line.amount, 0);
      return [{ account: giver as Account, currency: counted, amount: -given }, ...lines];
    }),
  );

describe('an entry', () => {
  it('sums to zero in every currency, and so does its reversal', () => {
    fc.assert(
      fc.property(entry, (lines) => {
        assertBalanced(lines);
        assertBalanced(reversed(lines));
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when any one line is changed, dropped or repeated', () => {
    const change = fc.integer({ min: -1000, max: 1000 }).filter((by) => by !== 0);
    fc.assert(
      fc.property(entry, fc.nat(), change, (lines, at, by) => {
        const index = at % lines.length;
        const changed = lines.map((line, i) => (i === index ? { ...line, amount: line.amount + by } : line));
        expect(() => assertBalanced(changed)).toThrow(RangeError);
        expect(() => assertBalanced(lines.toSpliced(index, 1))).toThrow(RangeError);
        expect(() => assertBalanced([...lines, lines[index] as Line])).toThrow(RangeError);
      }),
      { numRuns: 1000 },
    );
  });

  it('is counted exactly, however many lines of however much it has', () => {
    const lines = Array.from(
      { length: 20_001 },
      (_, i): Line => ({
        ...{ account: memberAccount('available')(String(i)), currency: 'eur', amount: MAX_AMOUNT },
      }),
    );
    const back = lines.map((line, i) => ({ ...line, account: memberAccount('held')(String(i)), amount: -line.amount }));
    expect(() => assertBalanced([...lines, ...back])).not.toThrow();
    expect(() => assertBalanced([...lines, ...back.with(0, { ...(back[0] as Line), amount: 1 - MAX_AMOUNT })])).toThrow(
      'do not sum to zero',
    );
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_AMOUNT + 1])('cannot move %s', (wrong) => {
    const [one, two] = accounts as [Account, Account];
    expect(() => transfer({ currency: 'suns', amount: wrong }, one, two)).toThrow(RangeError);
  });

  it('is not written for somebody who was forgotten', () => {
    const [one, two] = accounts as [Account, Account];
    const forgotten = { ...two, owner: { ...two.owner, id: null } };
    expect(() => assertBalanced(transfer({ currency: 'suns', amount: 1 }, one, forgotten))).toThrow('forgotten');
  });
});

describe('balances', () => {
  it('are the fold of what was applied, and above zero where they must be, over long random lives', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (life) => {
        let balances: Balances = new Map();
        const applied: Line[] = [];
        for (const lines of life) {
          const result = applyLines(balances, lines);
          if ('lacking' in result) {
            const { account, currency: counted, amount: lacking } = result.lacking;
            const key = accountKey(account, counted);
            const wanted = lines.find((line) => accountKey(line.account, line.currency) === key)?.amount ?? 0;
            expect((balances.get(key) ?? 0) + wanted).toBe(-lacking);
            expect(account.mayGoBelowZero).toBe(false);
          } else {
            applied.push(...lines);
            balances = result.balances;
          }
        }
        const folded = new Map<string, number>();
        for (const line of applied) {
          const key = accountKey(line.account, line.currency);
          folded.set(key, (folded.get(key) ?? 0) + line.amount);
          if (!line.account.mayGoBelowZero) expect(folded.get(key)).toBeGreaterThanOrEqual(0);
        }
        expect(balances).toEqual(folded);
      }),
      { numRuns: 200 },
    );
  });

  it('come back to what they were after a reversal', () => {
    const before = new Map(accounts.flatMap((one) => CURRENCIES.map((counted) => [accountKey(one, counted), 10_000])));
    fc.assert(
      fc.property(entry, (lines) => {
        const after = applyLines(before, lines) as { balances: Balances };
        expect(applyLines(after.balances, reversed(lines))).toEqual({ balances: before });
      }),
    );
  });

  it('do not grow beyond what is counted exactly', () => {
    const [one, two] = accounts as [Account, Account];
    const full = new Map([[accountKey(two, 'eur'), Number.MAX_SAFE_INTEGER], [accountKey(one, 'eur'), 5]]); // biome-ignore format: pairs
    expect(() => applyLines(full, transfer({ currency: 'eur', amount: 1 }, one, two))).toThrow('too large');
  });
});
