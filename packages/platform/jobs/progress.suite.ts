import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type JobRun, newId, PLATFORM_MIGRATIONS } from '../index.ts';
import { forgetProgressJob } from './progress.ts';
import { HeldJobs } from './testing.ts';

export function jobProgressSuite(open: () => Promise<Database>): void {
  describe('the progress of a job', () => {
    let database: Database;
    let held: HeldJobs;
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
      held = new HeldJobs(database);
      await held.jobs.start();
    });
    afterAll(async () => {
      await held?.jobs.stop();
      await database?.close();
    });

    const until = (named: { key: string } | { id: string }, expected: object) =>
      held.until(async () => expect(await held.progress(named)).toMatchObject(expected));

    it('is followed from the waiting to the end, by key or by id', async () => {
      const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      held.does('book', async ({ progress }) => {
        await steps[0].promise;
        await progress(0.25, 'Chapitre 1');
        await steps[1].promise;
        await progress(0.5);
      });
      const release = held.hold('book');
      const finish = await held.busy();
      const id = (await held.send('book', { key: 'book:42' })) as string;
      expect(await held.progress({ key: 'book:42' })).toEqual({ id, state: 'waiting', fraction: 0, note: null });
      finish();
      await until({ id }, { state: 'running', fraction: 0, note: null });
      steps[0].resolve();
      await until({ key: 'book:42' }, { id, state: 'running', fraction: 0.25, note: 'Chapitre 1' });
      steps[1].resolve();
      await until({ id }, { state: 'running', fraction: 0.5, note: null });
      release();
      await until({ key: 'book:42' }, { id, state: 'done', fraction: 1 });
    });

    it('begins again with another attempt, and says in the end that it failed', async () => {
      const seen: unknown[] = [];
      held.does('unlucky', async ({ id, attempt, progress }) => {
        seen.push(await held.progress({ id }));
        await progress(attempt / 4, `essai ${attempt}`);
        throw new Error('no luck');
      });
      const id = (await held.send('unlucky')) as string;
      await until({ id }, { state: 'failed', fraction: 0.5, note: 'essai 2' });
      const started = { id, state: 'running', fraction: 0, note: null };
      expect(seen).toEqual([started, started]);
    });

    it('is that of the newest of a key', async () => {
      await held.send('first', { key: 'again' });
      await until({ key: 'again' }, { state: 'done' });
      const id = await held.send('second', { key: 'again', startAfter: 3600 });
      expect(await held.progress({ key: 'again' })).toMatchObject({ id, state: 'waiting' });
    });

    it('is unknown of what was never sent', async () => {
      expect(await held.progress({ key: 'never' })).toBeUndefined();
      expect(await held.progress({ id: newId() })).toBeUndefined();
    });

    it('is a fraction, and is not written again for a step that nobody could see', async () => {
      const writes: string[] = [];
      const stamp = async (id: string) => {
        const { rows } = await database.execute('select fraction, note from job_progress where job_id = $1', [id]);
        writes.push(rows.map(({ fraction, note }) => `${fraction} ${note}`).join());
      };
      held.does('steps', async ({ id, progress }) => {
        for (const wrong of [-0.1, 1.1, Number.NaN]) await expect(progress(wrong)).rejects.toThrow(RangeError);
        for (const [fraction, note] of [[0.101], [0.109], [0.109, 'un mot'], [0.11, 'un mot']] as const) {
          await progress(fraction, note);
          await stamp(id);
        }
      });
      const id = (await held.send('steps')) as string;
      await until({ id }, { state: 'done' });
      expect(writes).toEqual(['0.101 null', '0.101 null', '0.109 un mot', '0.11 un mot']);
    });

    it('is forgotten after some days', async () => {
      held.does('old', ({ progress }) => progress(0.5));
      const id = (await held.send('old')) as string;
      await until({ id }, { state: 'done' });
      const known = async () =>
        (await database.execute('select 1 from job_progress where job_id = $1', [id])).rows.length;
      const forget = () => forgetProgressJob(database).run({}, {} as JobRun);
      await forget();
      expect(await known()).toBe(1);
      await database.execute(`update job_progress set updated_at = now() - interval '8 days' where job_id = $1`, [id]);
      await forget();
      expect(await known()).toBe(0);
    });
  });
}
