import { type Database, newId, type Writer } from '@solelune/platform';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure, fail } from '../errors.ts';
import { type Transact, transactIn } from './transactions.ts';

/** What a body may do, in any order and depth. */
type Step =
  | { do: 'write' }
  | { do: 'register'; throws: boolean; later: boolean }
  | { do: 'breakStatement' }
  | { do: 'nest'; steps: Step[]; end: End; handles: boolean };
type End = 'return' | 'fail' | 'throw';

const end: fc.Arbitrary<End> = fc.constantFrom('return', 'return', 'fail', 'throw');
const { steps } = fc.letrec<{ steps: Step[]; step: Step }>((tie) => ({
  steps: fc.array(tie('step'), { maxLength: 4 }),
  step: fc.oneof(
    { depthSize: 'small' },
    fc.constant({ do: 'write' } as const),
    fc.record({ do: fc.constant('register' as const), throws: fc.boolean(), later: fc.boolean() }),
    fc.constant({ do: 'breakStatement' } as const),
    fc.record({ do: fc.constant('nest' as const), steps: tie('steps'), end, handles: fc.boolean() }),
  ),
}));

/** Two that run side by side in one body, as `Promise.all` makes them. */
const program = fc.record({ steps, beside: fc.option(steps, { nil: undefined }), end });

class Thrown extends Error {}

/** What the rules say must come of a body: the rows it keeps and the actions that run. */
interface Kept {
  rows: string[];
  actions: string[];
}

/** What a transaction promises, whichever database it is on. */
export function transactionsSuite(open: () => Promise<Database>): void {
  describe('transactions of calls', () => {
    let database: Database;
    let transact: Transact;
    let ran: { name: string; rowsThen: string[] }[] = [];

    beforeAll(async () => {
      database = await open();
      transact = transactIn(database);
      await database.execute('create table deed (name text primary key)');
    });
    afterAll(() => database?.close());

    const rows = async () =>
      (await database.execute('select name from deed order by name')).rows.map(({ name }) => name as string);

    async function play(tx: Writer, list: readonly Step[], kept: Kept): Promise<void> {
      for (const step of list) {
        const name = newId();
        if (step.do === 'write') {
          await sql`insert into deed (name) values (${name})`.execute(tx);
          kept.rows.push(name);
        } else if (step.do === 'register') {
          database.afterCommit(async () => {
            if (step.later) await new Promise((resolve) => setImmediate(resolve));
            ran.push({ name, rowsThen: await rows() });
            if (step.throws) throw new Thrown('after the commit');
          });
          kept.actions.push(name);
        } else if (step.do === 'breakStatement') {
          // A statement that fails leaves the transaction unusable, except inside a part of its own.
          await expect(
            transact((inner) => sql`insert into deed (name) values (null)`.execute(inner)),
          ).rejects.toThrow();
        } else await nest(step, kept);
      }
    }

    async function nest(step: Extract<Step, { do: 'nest' }>, kept: Kept): Promise<void> {
      const own: Kept = { rows: [], actions: [] };
      const attempt = transact(async (tx) => {
        await play(tx, step.steps, own);
        return finish(step.end);
      });
      const outcome = await (step.handles ? attempt.catch((error: unknown) => error) : attempt);
      if (outcome instanceof Failure || outcome instanceof Thrown) return;
      kept.rows.push(...own.rows);
      kept.actions.push(...own.actions);
    }

    const finish = (how: End) => {
      if (how === 'throw') throw new Thrown('on second thoughts');
      return how === 'fail' ? fail('conflict') : 'done';
    };

    it('keep all or nothing, and act exactly once after the commit, never without it', async () => {
      await fc.assert(
        fc.asyncProperty(program, async ({ steps: list, beside, end: how }) => {
          await database.execute('delete from deed');
          ran = [];
          const kept: Kept = { rows: [], actions: [] };
          const outcome = await transact(async (tx) => {
            await play(tx, list, kept);
            if (beside) {
              const nested: Step = { do: 'nest', steps: beside, end: 'return', handles: true };
              await Promise.all([nest(nested, kept), nest(nested, kept)]);
            }
            return finish(how);
          }).catch((error: unknown) => error);
          const isKept = outcome === 'done';
          if (!isKept) expect(outcome instanceof Thrown || outcome instanceof Failure, String(outcome)).toBe(true);
          expect(await rows()).toEqual(isKept ? kept.rows.toSorted() : []);
          expect(ran.map(({ name }) => name).toSorted()).toEqual(isKept ? kept.actions.toSorted() : []);
          // Each action saw the whole commit: none ran before it.
          for (const { rowsThen } of ran) expect(rowsThen).toEqual(kept.rows.toSorted());
        }),
        { numRuns: 120 },
      );
    });

    it('a commit that the database refuses is followed by nothing', async () => {
      await database.execute('create table late (n int unique deferrable initially deferred)');
      ran = [];
      const refused = transact(async (tx) => {
        await sql`insert into late values (1), (1)`.execute(tx);
        database.afterCommit(() => void ran.push({ name: 'too early', rowsThen: [] }));
      });
      await expect(refused).rejects.toMatchObject({ code: '23505' });
      expect(ran).toEqual([]);
    });
  });
}
