import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, PLATFORM_MIGRATIONS } from '../index.ts';
import { HeldJobs } from './testing.ts';

const LATER = 3600;

export function keyedJobsSuite(open: () => Promise<Database>): void {
  describe('jobs with a key', () => {
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

    const ran = (what: string) => held.ran.filter((name) => name === what).length;

    it('sent twice is one, with the data of the first', async () => {
      const release = await held.busy();
      const first = await held.send('first', { key: 'twice' });
      expect(first).toEqual(expect.any(String));
      expect(await held.send('second', { key: 'twice' })).toBe(first);
      expect(await held.send('other', { key: 'another key' })).not.toBe(first);
      release();
      await held.passed();
      expect([ran('first'), ran('second'), ran('other')]).toEqual([1, 0, 1]);
    });

    it('sent by many at once is one', async () => {
      const crowd = Array.from({ length: 12 }, () => held.send('crowd', { key: 'crowd', startAfter: LATER }));
      expect(new Set(await Promise.all(crowd)).size).toBe(1);
    });

    it('sent again takes the new data and the new moment, if told so', async () => {
      const first = await held.send('first plan', { key: 'plan', startAfter: LATER });
      const options = { key: 'plan', whenWaiting: 'replace' } as const;
      const inTwoHours = Temporal.Now.instant().add({ hours: 2 });
      expect(await held.send('second plan', { ...options, startAfter: inTwoHours })).toBe(first);
      const { rows } = await database.execute('select start_after from jobs.job where id = $1', [first]);
      expect(rows).toEqual([{ start_after: new Date(inTwoHours.epochMilliseconds) }]);
      expect(await held.send('third plan', options)).toBe(first);
      await held.until(() => expect(ran('third plan')).toBe(1));
      expect([ran('first plan'), ran('second plan')]).toEqual([0, 0]);
    });

    it('leaves the one that waits alone when the transaction is rolled back', async () => {
      await held.send('kept plan', { key: 'rolled back', startAfter: LATER });
      const rollback = database.transaction(async (tx) => {
        const options = { key: 'rolled back', whenWaiting: 'replace' } as const;
        await held.jobs.send(tx, held.job, { what: 'lost plan' }, options);
        throw new Error('no');
      });
      await expect(rollback).rejects.toThrow('no');
      await held.passed();
      expect([ran('kept plan'), ran('lost plan')]).toEqual([0, 0]);
      expect(await held.progress({ key: 'rolled back' })).toMatchObject({ state: 'waiting' });
    });

    it('sent while one runs waits for its own turn', async () => {
      const release = held.hold('running');
      const first = await held.send('running', { key: 'book:7' });
      await held.until(() => expect(ran('running')).toBe(1));
      const second = await held.send('once more', { key: 'book:7' });
      expect(second).not.toBe(first);
      expect(await held.send('and once more', { key: 'book:7' })).toBe(second);
      release();
      await held.until(() => expect(ran('once more')).toBe(1));
    });

    it('cancelled while it waits never runs', async () => {
      const release = await held.busy();
      const id = (await held.send('cancelled', { key: 'gone' })) as string;
      await held.send('spared', { key: 'spared' });
      expect(await held.cancel('gone')).toBe('waiting');
      expect(await held.cancel('gone')).toBe('nothing');
      expect(await held.progress({ id })).toEqual({ id, state: 'cancelled', fraction: 0, note: null });
      expect(await held.send('instead', { key: 'gone' })).not.toBe(id);
      release();
      await held.passed();
      expect([ran('cancelled'), ran('spared'), ran('instead')]).toEqual([0, 1, 1]);
    });

    it('runs all the same when the transaction that cancelled it is rolled back', async () => {
      const release = await held.busy();
      await held.send('reprieved', { key: 'reprieved' });
      const rollback = database.transaction(async (tx) => {
        expect(await held.jobs.cancel(tx, held.job, 'reprieved')).toBe('waiting');
        throw new Error('no');
      });
      await expect(rollback).rejects.toThrow('no');
      release();
      await held.until(() => expect(ran('reprieved')).toBe(1));
    });

    it('cancelled while it runs is told by its signal, and not tried again', async () => {
      held.does('endless', ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
      await held.send('endless', { key: 'endless' });
      await held.until(() => expect(ran('endless')).toBe(1));
      expect(await held.cancel('endless')).toBe('running');
      const cancelled = { name: 'test-held', outcome: 'cancelled', seconds: expect.any(Number) };
      await held.until(() => expect(held.observed).toHaveBeenCalledWith(cancelled));
      expect(await held.progress({ key: 'endless' })).toMatchObject({ state: 'cancelled' });
      await held.passed();
      expect(ran('endless')).toBe(1);
    });
  });
}
