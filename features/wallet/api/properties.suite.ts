import type { Database } from '@solelune/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../engine/index.ts';
import { auditLedger, balanceOf, type Done } from './index.ts';
import { addMember } from './ledger-testing.ts';
import { type Deed, deed, MEMBERS, RandomLife, type Told } from './random-life-testing.ts';

interface Size {
  runs: number;
  deeds: number;
  atOnce: number;
}

/** Random operations, many at once, with keys that come again: the invariants of the ledger hold after each wave. */
export function propertiesSuite(database: () => Database, size: Size): void {
  const { runs, deeds, atOnce } = size;
  describe(`${runs} × ${deeds} random operations, ${atOnce} at a time`, () => {
    it('sum to zero, never go negative, and a repeated key changes nothing', { timeout: 300_000 }, async () => {
      const life = fc.array(deed(deeds), { minLength: deeds, maxLength: deeds });
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(life, async (all) => {
          for (const told of await liveThrough(database(), all, atOnce)) seen.add(wordOf(told));
        }),
        { numRuns: runs },
      );
      // Otherwise the lives were too tame to show anything.
      expect(seen).toEqual(seen.union(new Set(['done', 'repeated', 'insufficient_balance', 'key_reused'])));
    });
  });
}

async function liveThrough(database: Database, deeds: Deed[], atOnce: number): Promise<Told[]> {
  const userIds = await Promise.all(Array.from({ length: MEMBERS }, () => addMember(database)));
  const life = new RandomLife(database, userIds);
  for (let start = 0; start < deeds.length; start += atOnce)
    await Promise.all(deeds.slice(start, start + atOnce).map((one) => life.live(one)));
  expect(await auditLedger(database.query)).toEqual([]);
  expectOncePerKey(life.told);
  for (const [member, userId] of userIds.entries()) {
    const done = life.told.filter((told) => told.member === member && isFirst(told));
    const balances = await balanceOf(database.query, userId);
    for (const currency of CURRENCIES) {
      const sum = done.reduce((total, { delta }) => total + delta[currency], 0);
      expect(balances[currency]).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
    }
  }
  return life.told;
}

const wordOf = ({ outcome }: Told): string =>
  'refused' in outcome ? outcome.refused : outcome.repeated ? 'repeated' : 'done';

const isFirst = ({ outcome }: Told) => 'entryId' in outcome && !outcome.repeated;

function expectOncePerKey(told: Told[]): void {
  for (const same of Map.groupBy(told, (one) => one.deed.key).values()) {
    const done = same.filter(({ outcome }) => 'entryId' in outcome);
    expect(done.filter(isFirst).length).toBe(Math.min(1, done.length));
    expect(new Set(done.map(({ outcome }) => (outcome as Done).entryId)).size).toBeLessThan(2);
    expect(new Set(done.map(({ outcome }) => JSON.stringify((outcome as Done).balances))).size).toBeLessThan(2);
  }
}
