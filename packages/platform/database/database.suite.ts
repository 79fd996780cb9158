import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, newId, readRows } from '../index.ts';

/** What a database must do, whichever it is. */
export function databaseSuite(open: () => Promise<Database>): void {
  describe('database', () => {
    let database: Database;
    const text = async (expression: string) => (await database.execute(`select ${expression} as value`)).rows[0]?.value;
    const names = async () => {
      const { rows } = await database.execute('select name from thing order by name');
      return rows.map(({ name }) => name);
    };

    beforeAll(async () => {
      database = await open();
      await database.execute('create table thing (id uuid primary key, name text not null unique)');
    });
    afterAll(() => database?.close());

    const add = (name: string) => sql`insert into thing (id, name) values (${newId()}, ${name})`;

    it('gives dates as text, counts as numbers, instants as dates and JSON as values', async () => {
      expect(await text(`date '1984-03-12'`)).toBe('1984-03-12');
      expect(await text(`count(*)`)).toBe(1);
      expect(await text(`timestamptz '2026-01-02T03:04:05Z'`)).toEqual(new Date('2026-01-02T03:04:05Z'));
      expect(await text(`'{"a":[1]}'::jsonb`)).toEqual({ a: [1] });
      expect(await text(`12.50::numeric`)).toBe('12.50');
      expect(await text(`'\\x00ff'::bytea`)).toEqual(Buffer.from([0, 255]));
      expect(await text(`'l’été'`)).toBe('l’été');
    });

    it('refuses a bigint that is not an exact number', async () => {
      await expect(text('9007199254740993::bigint')).rejects.toThrow(RangeError);
      expect(await text('1')).toBe(1);
    });

    it('keeps what a transaction commits and forgets what it rolls back', async () => {
      await database.transaction((tx) => add('kept').execute(tx));
      const rollback = database.transaction(async (tx) => {
        await add('forgotten').execute(tx);
        throw new Error('on second thoughts');
      });
      await expect(rollback).rejects.toThrow('on second thoughts');
      expect(await names()).toEqual(['kept']);
    });

    it('gives the codes of PostgreSQL and goes on after an error', async () => {
      await expect(database.transaction((tx) => add('kept').execute(tx))).rejects.toMatchObject({
        code: '23505',
        constraint: 'thing_name_key',
      });
      await expect(database.execute('select nothing_like_it')).rejects.toMatchObject({ code: '42703' });
      expect(await names()).toEqual(['kept']);
    });

    it('throws at once when the pool is used inside a transaction', async () => {
      const inside = async (use: () => Promise<unknown>) => database.transaction(async () => use());
      await expect(inside(() => readRows(database.query, sql`select 1`))).rejects.toThrow(/inside an open transaction/);
      await expect(readRows(database.query, sql`select 1`)).resolves.toBeDefined();
    });

    it('lets work that a transaction started go on after it', async () => {
      let later: Promise<unknown> | undefined;
      await database.transaction(async () => {
        later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => readRows(database.query, sql`select 1`));
      });
      await expect(later).resolves.toBeDefined();
    });

    it('runs what waits for a commit after it, and never after a rollback', async () => {
      const seen: string[] = [];
      await database.transaction(async (tx) => {
        database.afterCommit(() => void seen.push('committed'));
        await add('for the hook').execute(tx);
        seen.push('inside');
      });
      const rollback = database.transaction(async () => {
        database.afterCommit(() => void seen.push('never'));
        throw new Error('no');
      });
      await expect(rollback).rejects.toThrow('no');
      expect(seen).toEqual(['inside', 'committed']);
    });

    it('serves many at once', async () => {
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          database.transaction(async (tx) => {
            await add(`many ${index}`).execute(tx);
            const { rows } = await sql<{
              seen: string;
            }>`select name as seen from thing where name = ${`many ${index}`}`.execute(tx);
            return rows[0]?.seen;
          }),
        ),
      );
      expect(results).toEqual(Array.from({ length: 40 }, (_, index) => `many ${index}`));
    });

    it('carries large answers and large questions whole', async () => {
      const { rows } = await database.execute(`select n, repeat('é', 100) as word from generate_series(1, 20000) n`);
      expect(rows).toHaveLength(20_000);
      expect(rows.at(-1)).toEqual({ n: 20_000, word: 'é'.repeat(100) });
      const large = 'x'.repeat(3_000_000);
      const { rows: lengths } = await database.execute('select length($1) as length, md5($1) = md5($2) as same', [
        large,
        large,
      ]);
      expect(lengths[0]).toEqual({ length: large.length, same: true });
    });

    it('does not hold up the process while a query works', async () => {
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
      }, 1);
      await database.execute('select count(*) from generate_series(1, 3000000)');
      clearInterval(timer);
      // Held up, it would have turned once, when the answer was there.
      expect(turns).toBeGreaterThan(5);
    });

    it('answers a ping', async () => {
      await expect(database.ping()).resolves.toBeUndefined();
      expect(database.connections().waiting).toBe(0);
    });
  });
}
