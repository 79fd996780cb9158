import { setTimeout as sleep } from 'node:timers/promises';
import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createLogger, type Database, defineJob, type Job, type JobRun, type Jobs, newId, openJobs } from '../index.ts';

const log = createLogger(testConfig());

export function jobsSuite(open: () => Promise<Database>): void {
  describe('jobs', () => {
    let database: Database;
    let jobs: Jobs;
    const ran: { what: string; attempt: number; lastAttempt: boolean }[] = [];
    const observed = vi.fn();
    const note = async ({ what }: { what: string }, { attempt, lastAttempt }: JobRun) => {
      ran.push({ what, attempt, lastAttempt });
      if (what.startsWith('slow')) await sleep(300);
      if (what.startsWith('bad')) throw new Error('it does not work');
    };
    const input = z.object({ what: z.string(), more: z.number().default(1) });
    const job = defineJob({
      name: 'test-note',
      input,
      run: note,
      retry: { limit: 1, delaySeconds: 1, delayMaxSeconds: 1 },
    });
    const daily = defineJob({
      name: 'test-daily',
      input: z.object({}),
      schedule: { cron: '0 5 * * *' },
      run: async () => {},
    });
    const send = (what: string) => database.transaction((tx) => jobs.send(tx, job, { what }));
    const seen = (what: string) => ran.filter((run) => run.what === what);
    const until = (check: () => void) => eventually(check);

    beforeAll(async () => {
      database = await open();
      jobs = openJobs(database, log, { observe: observed });
      jobs.add(job as Job);
      jobs.add(daily as Job);
      await jobs.start();
    });
    afterAll(async () => {
      await jobs?.stop();
      await database?.close();
    });

    it('runs what a transaction sent', async () => {
      await send('quick');
      await until(() => expect(seen('quick')).toEqual([{ what: 'quick', attempt: 1, lastAttempt: false }]));
      expect(observed).toHaveBeenCalledWith({ name: 'test-note', outcome: 'done', seconds: expect.any(Number) });
    });

    it('runs nothing of a transaction that was rolled back', async () => {
      const rollback = database.transaction(async (tx) => {
        await jobs.send(tx, job, { what: 'rolled back' });
        throw new Error('no');
      });
      await expect(rollback).rejects.toThrow('no');
      await send('after the rollback');
      await until(() => expect(seen('after the rollback')).toHaveLength(1));
      expect(seen('rolled back')).toEqual([]);
    });

    it('runs a crowd of them at once after the commit, without waiting for a poll before or between', async () => {
      // They look again in an hour: only being woken up can be this quick.
      const woken = openJobs(database, log, { pollSeconds: 3600 });
      const crowd = defineJob({ name: 'test-crowd', input, run: note });
      for (const one of [crowd, daily]) woken.add(one as Job);
      await woken.start();
      await database.transaction(async (tx) => {
        for (let index = 0; index < 10; index += 1) await woken.send(tx, crowd, { what: `crowd ${index}` });
      });
      await until(() => expect(ran.filter(({ what }) => what.startsWith('crowd'))).toHaveLength(10));
      await woken.stop();
    });

    it('tries again after a failure, tells the last attempt, and gives up after it', async () => {
      await send('bad luck');
      const twice = [
        { what: 'bad luck', attempt: 1, lastAttempt: false },
        { what: 'bad luck', attempt: 2, lastAttempt: true },
      ];
      await until(() => expect(seen('bad luck')).toEqual(twice));
    });

    it('sends once what is sent twice with one id', async () => {
      const id = newId();
      const sendAgain = () => database.transaction((tx) => jobs.send(tx, job, { what: 'once' }, { id }));
      expect(await sendAgain()).toBe(id);
      expect(await sendAgain()).toBeNull();
      await until(() => expect(seen('once')).toHaveLength(1));
    });

    it('waits for the moment asked for', async () => {
      const startAfter = Temporal.Now.instant().add({ hours: 1 });
      await database.transaction((tx) => jobs.send(tx, job, { what: 'later' }, { startAfter }));
      await send('meanwhile');
      await until(() => expect(seen('meanwhile')).toHaveLength(1));
      expect(seen('later')).toEqual([]);
    });

    it('waits for as many seconds as asked for', async () => {
      const id = await database.transaction((tx) => jobs.send(tx, job, { what: 'in an hour' }, { startAfter: 3600 }));
      const wait = 'select extract(epoch from start_after - created_on)::int as seconds from jobs.job where id = $1';
      expect((await database.execute(wait, [id])).rows).toEqual([{ seconds: 3600 }]);
    });

    it('refuses data that its schema refuses', async () => {
      const wrong = database.transaction((tx) => jobs.send(tx, job, { what: 1 } as never));
      await expect(wrong).rejects.toThrow(z.ZodError);
    });

    it('puts the daily ones on the clock of the site', async () => {
      const { rows } = await database.execute('select name, cron, timezone from jobs.schedule order by name desc');
      expect(rows).toEqual([
        { name: 'test-daily', cron: '0 5 * * *', timezone: 'Europe/Paris' },
        { name: 'jobs-forget-progress', cron: '5 3 * * *', timezone: 'Europe/Paris' },
      ]);
    });

    it('waits for what runs when it stops', async () => {
      await send('slow');
      await until(() => expect(seen('slow')).toHaveLength(1));
      await jobs.stop();
      const { rows } = await database.execute(`select state from jobs.job where data->>'what' = 'slow'`);
      expect(rows).toEqual([{ state: 'completed' }]);
    });
  });
}
