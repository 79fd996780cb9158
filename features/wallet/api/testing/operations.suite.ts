import { post } from '@solelune/ledger';
import { memberAccount, transfer } from '@solelune/ledger/engine';
import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { walletExtension } from '../extension.ts';
import { available, balanceOf, credit, exchange, historyOf, lockMembers, refund, reverse, spend } from '../index.ts';
import { AT, alone, auditAfterwards, expectDone, giveSuns, spendSuns, wording } from '../wallet-testing.ts';

/** What the operations promise, whichever the database. */
export function operationsSuite(opened: () => Database): void {
  describe('operations', () => {
    let database: Database;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    const suns = async (userId: string) => (await balanceOf(database.query, userId)).suns;

    it('give, take and refuse what is not there', async () => {
      const userId = newId();
      expect(await balanceOf(database.query, userId)).toEqual({ suns: 0, points: 0 });
      expect(await giveSuns(database, userId, 100)).toMatchObject({ balances: { suns: 100 }, repeated: false });
      expect(await spendSuns(database, userId, 30)).toMatchObject({ balances: { suns: 70 } });
      expect(await spendSuns(database, userId, 71)).toEqual({
        refused: 'insufficient_balance',
        lacking: { currency: 'suns', amount: 1 },
      });
      expect(await suns(userId)).toBe(70);
    });

    it('are done once per key, and say the same the second time', async () => {
      const userId = newId();
      const key = newId();
      const first = expectDone(await giveSuns(database, userId, 40, key));
      await giveSuns(database, userId, 5);
      expect(await giveSuns(database, userId, 40, key)).toEqual({ ...first, repeated: true });
      expect(await suns(userId)).toBe(45);
    });

    it('refuse a key that stood for something else', async () => {
      const [userId, other] = [newId(), newId()];
      const key = newId();
      await giveSuns(database, userId, 40, key);
      for (const again of [
        giveSuns(database, userId, 41, key),
        giveSuns(database, other, 40, key),
        spendSuns(database, userId, 40, key),
      ])
        expect(await again).toEqual({ refused: 'key_reused' });
      expect([await suns(userId), await suns(other)]).toEqual([40, 0]);
    });

    it('exchange one currency for the other, both or neither', async () => {
      const userId = newId();
      const points = (amount: number) => ({ currency: 'points' as const, amount });
      const swap = (amount: number) =>
        alone(database, (db) =>
          exchange(db, { ...wording(), userId, give: points(amount), receive: { currency: 'suns', amount: 250 } }),
        );
      await alone(database, (db) => credit(db, { ...wording(), userId, ...points(300), source: 'issued' }));
      expect(await swap(301)).toMatchObject({ refused: 'insufficient_balance', lacking: points(1) });
      expect(await swap(300)).toMatchObject({ balances: { points: 0, suns: 250 } });
      expect(await balanceOf(database.query, userId)).toEqual({ suns: 250, points: 0 });
    });

    it('refund a spend in parts, and never more than it was', async () => {
      const userId = newId();
      await giveSuns(database, userId, 100);
      const { entryId } = expectDone(await spendSuns(database, userId, 60));
      const back = (amount?: number, key?: string) =>
        alone(database, (db) => refund(db, { ...wording(key), entryId, ...(amount ? { amount } : {}) }));
      expect(await back(61)).toEqual({ refused: 'not_refundable' });
      expect(await back(20)).toMatchObject({ balances: { suns: 60 } });
      const key = newId();
      expect(await back(undefined, key)).toMatchObject({ balances: { suns: 100 }, repeated: false });
      expect(await back(undefined, key)).toMatchObject({ balances: { suns: 100 }, repeated: true });
      expect(await back()).toEqual({ refused: 'not_refundable' });
      expect(await alone(database, (db) => reverse(db, { ...wording(), entryId }))).toEqual({
        refused: 'not_reversible',
      });
      expect(await suns(userId)).toBe(100);
    });

    it('reverse an entry once, unless the member no longer has it', async () => {
      const userId = newId();
      const gift = expectDone(await giveSuns(database, userId, 50));
      const undo = (entryId: string) => alone(database, (db) => reverse(db, { ...wording(), entryId }));
      const spent = expectDone(await spendSuns(database, userId, 1));
      expect(await undo(gift.entryId)).toMatchObject({ refused: 'insufficient_balance' });
      const undone = expectDone(await undo(spent.entryId));
      expect(undone.balances).toEqual({ suns: 50 });
      expect(await undo(spent.entryId)).toEqual({ refused: 'not_reversible' });
      expect(await undo(undone.entryId)).toEqual({ refused: 'not_reversible' });
      expect(await alone(database, (db) => refund(db, { ...wording(), entryId: spent.entryId }))).toEqual({
        refused: 'not_refundable',
      });
      expect(await undo(gift.entryId)).toMatchObject({ balances: { suns: 0 } });
      expect(await undo(newId())).toEqual({ refused: 'not_found' });
    });

    it('go with the transaction they are in', async () => {
      const userId = newId();
      const failing = database.transaction(async (db) => {
        expectDone(await credit(db, { ...wording(), userId, currency: 'suns', amount: 9, source: 'issued' }));
        throw new Error('the rest failed');
      });
      await expect(failing).rejects.toThrow('the rest failed');
      expect(await suns(userId)).toBe(0);
    });

    it('are told in order, by pages', async () => {
      const userId = newId();
      for (const amount of [1, 2, 3, 4, 5]) await giveSuns(database, userId, amount);
      const page = async (offset: number, limit: number) => {
        const { lines, count } = await historyOf(database.query, { userId, currency: 'suns', offset, limit });
        return { amounts: lines.map((line) => [line.amount, line.balanceAfter]), count };
      };
      expect(await page(0, 2)).toEqual({ amounts: [[5, 15], [4, 10]], count: 5 }); // biome-ignore format: pairs
      expect(await page(4, 2)).toEqual({ amounts: [[1, 1]], count: 5 });
      expect(await page(5, 2)).toEqual({ amounts: [], count: 5 });
    });

    it('stay, without a name, when the member goes', async () => {
      const userId = newId();
      const { entryId } = expectDone(await giveSuns(database, userId, 7));
      await alone(database, (db) => walletExtension.onAccountDeletion(db, userId));
      expect(await balanceOf(database.query, userId)).toEqual({ suns: 0, points: 0 });
      const { rows } = await database.execute('select amount from ledger_line where entry_id = $1 order by 1', [
        entryId,
      ]);
      expect(rows).toEqual([{ amount: -7 }, { amount: 7 }]);
      expect(await alone(database, (db) => reverse(db, { ...wording(), entryId }))).toEqual({ refused: 'not_found' });
    });

    it('show what can be used, and not what another feature holds', async () => {
      const userId = newId();
      await giveSuns(database, userId, 50);
      const lines = transfer({ currency: 'suns', amount: 20 }, available(userId), memberAccount('held')(userId));
      await alone(database, async (db) => post(db, { ...wording(), operation: 'hold', lines }));
      expect(await suns(userId)).toBe(30);
      const { lines: told } = await historyOf(database.query, { userId, currency: 'suns', offset: 0, limit: 1 });
      expect(told).toMatchObject([{ operation: 'spend', amount: -20, balanceAfter: 30 }]);
      expect(await spendSuns(database, userId, 31)).toMatchObject({ lacking: { amount: 1 } });
    });

    it('of several members in one transaction do not block each other, when they are named first', async () => {
      const [one, two] = [newId(), newId()];
      const pass = (from: string, to: string) =>
        alone(database, async (db) => {
          await lockMembers(db, [from, to], AT);
          expectDone(await spend(db, { ...wording(), userId: from, currency: 'suns', amount: 1 }));
          expectDone(await credit(db, { ...wording(), userId: to, currency: 'suns', amount: 1, source: 'issued' }));
        });
      await Promise.all([giveSuns(database, one, 20), giveSuns(database, two, 20)]);
      await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? pass(one, two) : pass(two, one))));
      expect([await suns(one), await suns(two)]).toEqual([20, 20]);
    });
  });
}
