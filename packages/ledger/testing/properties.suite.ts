import type { Database } from '@solelune/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey } from '../engine/index.ts';
import { accountBalances, auditLedger, balancesOf, type Done, trialBalance } from '../index.ts';
import { type Deed, deed, RandomBooks, type Told } from './random-books.ts';

interface Size {
  runs: number;
  deeds: number;
  atOnce: number;
  /** So many at least must have become entries. */
  entries: number;
}

/** Random entries over owners of every kind, many at once, with keys that come again: the invariants of the ledger hold after each run. */
export function propertiesSuite(database: () => Database, { runs, deeds, atOnce, entries }: Size): void {
  describe(`${runs} × ${deeds} random requests, ${atOnce} at a time`, () => {
    it('sum to zero, stay above it where they must, and a repeated key changes nothing', {
      timeout: 600_000,
    }, async () => {
      const answers = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(fc.array(deed(8 * deeds), { minLength: deeds, maxLength: deeds }), async (all) => {
          for (const told of await liveThrough(database(), all, atOnce))
            answers.set(wordOf(told), (answers.get(wordOf(told)) ?? 0) + 1);
        }),
        { numRuns: runs },
      );
      // Otherwise the lives were too tame to show anything.
      for (const answer of ['repeated', 'insufficient_balance', 'key_reused'])
        expect([...answers.keys()]).toContain(answer);
      expect(answers.get('done')).toBeGreaterThanOrEqual(entries);
    });
  });
}

async function liveThrough(database: Database, deeds: Deed[], atOnce: number): Promise<Told[]> {
  const before = await heldBy(database);
  const books = new RandomBooks(database);
  for (let start = 0; start < deeds.length; start += atOnce)
    await Promise.all(deeds.slice(start, start + atOnce).map((one) => books.live(one)));
  expectOncePerKey(books.told);
  await expectSound(database);
  const after = await heldBy(database);
  for (const { lines } of books.told.filter(isFirst))
    for (const { account, currency, amount } of lines) {
      const key = accountKey(account, currency);
      before.set(key, (before.get(key) ?? 0) + amount);
    }
  // What was there, and the fold of what was answered as done: nothing was lost, nothing was done unsaid.
  for (const [key, balance] of after) expect(balance, key).toBe(before.get(key) ?? 0);
  for (const owner of books.owners)
    for (const { account, currency, balance } of await balancesOf(database.query, owner))
      expect(balance).toBe(after.get(accountKey(account, currency)));
  return books.told;
}

const heldBy = async (database: Database): Promise<Map<string, number>> =>
  new Map(
    (await accountBalances(database.query)).map(({ account, currency, balance }) => [
      accountKey(account, currency),
      balance,
    ]),
  );

/** Counted here once more, without the ledger's own words for it. */
async function expectSound(database: Database): Promise<void> {
  expect(await auditLedger(database.query)).toEqual([]);
  for (const { total } of await trialBalance(database.query)) expect(total).toBe(0);
  const { rows: unbalanced } = await database.execute(
    `select entry_id, currency from ledger_line join ledger_account on ledger_account.id = account_id
     group by entry_id, currency having sum(amount) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const { rows: below } = await database.execute(
    `select account_id, sum from (select account_id, sum(amount) over (partition by account_id order by position) as sum
       from ledger_line where position is not null) running join ledger_account on ledger_account.id = account_id
     where sum < 0 and not may_go_below_zero`,
  );
  expect(below).toEqual([]);
}

const wordOf = ({ outcome }: Told): string =>
  'refused' in outcome ? outcome.refused : outcome.repeated ? 'repeated' : 'done';

const isFirst = ({ outcome }: Told) => 'entryId' in outcome && !outcome.repeated;

function expectOncePerKey(told: Told[]): void {
  for (const same of Map.groupBy(told, ({ key }) => key).values()) {
    const done = same.filter(({ outcome }) => 'entryId' in outcome);
    expect(done.filter(isFirst).length).toBe(Math.min(1, done.length));
    expect(new Set(done.map(({ outcome }) => (outcome as Done).entryId)).size).toBeLessThan(2);
    expect(new Set(done.map(({ outcome }) => JSON.stringify((outcome as Done).balances))).size).toBeLessThan(2);
  }
}
