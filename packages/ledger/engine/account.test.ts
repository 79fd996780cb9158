import { describe, expect, it } from 'vitest';
import {
  accountKey,
  advisorAccount,
  HOUSE,
  houseAccount,
  isChained,
  isForgotten,
  member,
  memberAccount,
} from './account.ts';
import { CURRENCIES } from './currency.ts';

const above = { mayGoBelowZero: false };
const below = { mayGoBelowZero: true };

describe('an account', () => {
  it('of a member never goes below zero; of others as it is declared', () => {
    expect(memberAccount('available')('a').mayGoBelowZero).toBe(false);
    for (const floor of [above, below]) {
      expect(advisorAccount('payable', floor)('a')).toMatchObject(floor);
      expect(houseAccount('issued', floor)).toMatchObject({ owner: HOUSE, ...floor });
    }
  });

  it('is a chain, unless it is the house’s and may go below zero', () => {
    const all = [memberAccount('held')('a'), advisorAccount('payable', below)('a'), houseAccount('budget', above)];
    for (const account of all) expect(isChained(account)).toBe(true);
    expect(isChained(houseAccount('issued', below))).toBe(false);
  });

  it('is another one for another owner, name or currency', () => {
    const all = [
      ...['a', 'b'].flatMap((id) => [memberAccount('available')(id), memberAccount('held')(id)]),
      ...['a', 'b'].map(advisorAccount('available', above)),
      ...[houseAccount('available', above), houseAccount('held', above)],
    ];
    const keys = all.flatMap((account) => CURRENCIES.map((currency) => accountKey(account, currency)));
    expect(new Set(keys).size).toBe(all.length * CURRENCIES.length);
  });

  it.each(['', 'Available', 'é', '1st', 'a b', 'a'.repeat(41)])('is not named %j', (name) => {
    expect(() => memberAccount(name)).toThrow(RangeError);
    expect(() => houseAccount(name, below)).toThrow(RangeError);
  });

  it('belongs to nobody only when a person was forgotten', () => {
    expect([isForgotten(HOUSE), isForgotten(member('a')), isForgotten({ kind: 'member', id: null })]).toEqual([
      ...[false, false, true],
    ]);
  });
});
