import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, credit, lockMembers, refund, spend } from './index.ts';
import { AT, addMember, alone, auditAfterwards, expectDone, giveSuns, spendSuns, wording } from './ledger-testing.ts';

/** What holds when everybody comes at once: on PostgreSQL on as many connections as the pool has. */
export function concurrencySuite(opened: () => Database, many: number): void {
  describe('at the same time', () => {
    let database: Database;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    const suns = async (userId: string) => (await balanceOf(database.query, userId)).suns;
    const times = <T>(make: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: many }, (_, i) => make(i)));
    const doneIn = (outcomes: object[]) => outcomes.filter((outcome) => 'entryId' in outcome).length;

    it('spends never take more than there is', async () => {
      const userId = await addMember(database);
      const affordable = Math.floor(many / 3);
      await giveSuns(database, userId, affordable * 7 + 2);
      const outcomes = await times(() => spendSuns(database, userId, 7));
      expect(doneIn(outcomes)).toBe(affordable);
      expect(await suns(userId)).toBe(2);
    });

    it('one key is applied once and answered alike', async () => {
      const userId = await addMember(database);
      await giveSuns(database, userId, 1);
      const key = newId();
      const outcomes = await times(() => giveSuns(database, userId, 25, key));
      const entries = new Set(outcomes.map((outcome) => expectDone(outcome).entryId));
      expect(entries.size).toBe(1);
      expect(outcomes.filter((outcome) => !expectDone(outcome).repeated)).toHaveLength(1);
      expect(await suns(userId)).toBe(26);
    });

    it('one key of two members goes to one of them', async () => {
      const members = [await addMember(database), await addMember(database)];
      const key = newId();
      const outcomes = await times((index) => giveSuns(database, members[index % 2] as string, 25, key));
      expect(doneIn(outcomes)).toBe(many / 2);
      expect((await suns(members[0] as string)) + (await suns(members[1] as string))).toBe(25);
    });

    it('a spend is refunded once', async () => {
      const userId = await addMember(database);
      await giveSuns(database, userId, 10);
      const { entryId } = expectDone(await spendSuns(database, userId, 10));
      const outcomes = await times(() => alone(database, (db) => refund(db, { ...wording(), entryId })));
      expect(doneIn(outcomes)).toBe(1);
      expect(await suns(userId)).toBe(10);
    });

    it('a new member’s accounts are opened once', async () => {
      const userId = await addMember(database);
      await times(() => giveSuns(database, userId, 1));
      expect(await suns(userId)).toBe(many);
      const { rows } = await database.execute('select currency from wallet_account where user_id = $1 order by 1', [
        userId,
      ]);
      expect(rows).toEqual([{ currency: 'points' }, { currency: 'suns' }]);
    });

    it('currencies touched in opposite orders do not block each other', async () => {
      const userId = await addMember(database);
      const both = (first: 'suns' | 'points', second: 'suns' | 'points') =>
        alone(database, async (db) => {
          for (const currency of [first, second])
            expectDone(await credit(db, { ...wording(), userId, currency, amount: 1, source: 'issued' }));
        });
      await times((index) => (index % 2 ? both('suns', 'points') : both('points', 'suns')));
      expect(await balanceOf(database.query, userId)).toEqual({ suns: many, points: many });
    });

    it('members touched in opposite orders do not block each other when they are named first', async () => {
      const [one, two] = [await addMember(database), await addMember(database)];
      const pass = (from: string, to: string) =>
        alone(database, async (db) => {
          await lockMembers(db, [from, to], AT);
          const taken = await spend(db, { ...wording(), userId: from, currency: 'suns', amount: 1 });
          if ('refused' in taken) return;
          expectDone(await credit(db, { ...wording(), userId: to, currency: 'suns', amount: 1, source: 'issued' }));
        });
      await Promise.all([giveSuns(database, one, 5), giveSuns(database, two, 5)]);
      await times((index) => (index % 2 ? pass(one, two) : pass(two, one)));
      expect((await suns(one)) + (await suns(two))).toBe(10);
    });
  });
}
