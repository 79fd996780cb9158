import { type Database, newId, type Writer } from '@solelune/platform';
import { afterAll, expect } from 'vitest';
import {
  type Account,
  type Amount,
  advisorAccount,
  type Currency,
  houseAccount,
  memberAccount,
  transfer,
} from '../engine/index.ts';
import { auditLedger, balancesOf, type Done, post, type Refused } from '../index.ts';

export const AT = Temporal.Instant.from('2026-11-15T12:00:00Z');

/** Accounts of each sort, as features declare theirs. */
export const available = memberAccount('available');
export const held = memberAccount('held');
/** Below zero, the advisor owes it. */
export const payable = advisorAccount('payable', { mayGoBelowZero: true });
export const bonus = advisorAccount('bonus', { mayGoBelowZero: false });
const source = { mayGoBelowZero: true };
export const issued = houseAccount('issued', source);
export const spent = houseAccount('spent', source);
export const clearing = houseAccount('card-clearing', source);
export const revenue = houseAccount('revenue', source);
export const vat = houseAccount('vat', source);
/** What the house may give away, and not more. */
export const budget = houseAccount('budget', { mayGoBelowZero: false });

export const suns = (amount: number): Amount => ({ currency: 'suns', amount });
export const euros = (amountCents: number): Amount => ({ currency: 'eur', amount: amountCents });

export const wording = (key: string = newId()) => ({ key, label: 'Un mouvement', at: AT });

/** Whatever a suite does, the books balance when it is over. */
export const auditAfterwards = (database: () => Database) =>
  afterAll(async () => expect(await auditLedger(database().query)).toEqual([]));

export function expectDone(outcome: Done | Refused): Done {
  expect(outcome).not.toHaveProperty('refused');
  return outcome as Done;
}

/** One operation in a transaction of its own. */
export const alone = <T>(database: Database, operation: (tx: Writer) => Promise<T>): Promise<T> =>
  database.transaction((tx) => operation(tx));

export const move = (database: Database, amount: Amount, from: Account, to: Account, key?: string) =>
  alone(database, (tx) => post(tx, { ...wording(key), operation: 'move', lines: transfer(amount, from, to) }));

/** All of it can be refunded. */
export const sell = (database: Database, amount: Amount, from: Account, to: Account) =>
  alone(database, (tx) =>
    post(tx, { ...wording(), operation: 'sale', lines: transfer(amount, from, to), refundable: amount }),
  );

export async function balance(database: Database, { owner, name }: Account, counted: Currency): Promise<number> {
  const all = await balancesOf(database.query, owner);
  return all.find(({ account, currency }) => account.name === name && currency === counted)?.balance ?? 0;
}
