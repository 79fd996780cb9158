import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  boundsOf,
  type Channels,
  createLogger,
  type Database,
  entriesAfter,
  forgetLogsJob,
  lastNumbers,
  openChannels,
  openEvents,
  PLATFORM_MIGRATIONS,
} from '../index.ts';

const room = { name: 'test.room', log: z.object({ text: z.string().max(20) }), keptDays: 30 };
const status = { name: 'test.status', state: z.object({}) };

export function channelsSuite(open: () => Promise<Database>): void {
  describe('channels', () => {
    let database: Database;
    let channels: Channels;
    const heard: unknown[] = [];
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
      channels = openChannels(database, await openEvents(testConfig(), createLogger(testConfig())));
      channels.onChanged((changed) => heard.push(changed));
      channels.onSessionsChanged((userId) => heard.push(userId));
    });
    afterAll(() => database?.close());

    const append = (key: string, text: string) =>
      database.transaction((tx) => channels.append(tx, room, key, { text }));
    const read = (key: string, after = 0, limit = 100) =>
      entriesAfter(database.query, { channel: room.name, key }, after, limit);
    const textsOf = async (key: string, after?: number, limit?: number) =>
      (await read(key, after, limit)).map(({ number, payload }) => [number, (payload as { text: string }).text]);

    it('number the entries of each log from 1, and give those after a number', async () => {
      expect(await append('a', 'un')).toBe(1);
      expect(await append('a', 'deux')).toBe(2);
      expect(await append('b', 'ailleurs')).toBe(1);
      expect(await append('a', 'trois')).toBe(3);
      expect(await textsOf('a', 1)).toEqual([
        [2, 'deux'],
        [3, 'trois'],
      ]);
      expect(await textsOf('a', 0, 1)).toEqual([[1, 'un']]);
      expect((await read('a'))[0]?.at).toBeInstanceOf(Date);
    });

    it('take entries of several logs at once, each going on from its own last number', async () => {
      await append('first', 'un');
      const given = ['first deux', 'second un', 'first trois', 'second deux'].map((words) => {
        const [key = '', text = ''] = words.split(' ');
        return { key, entry: { text }, told: { text: text.toUpperCase() } };
      });
      const kept: unknown[] = [];
      const stop = channels.onKept(({ key }, entries) => {
        for (const { number, payload, at } of entries) kept.push([key, number, payload, at instanceof Date]);
      });
      await database.transaction(async (tx) => {
        await channels.appendAll(tx, room, given);
        expect(kept).toEqual([]);
      });
      // Here it is heard at once, as it is told and not as it is stored.
      expect(kept).toEqual([
        ['first', 2, { text: 'DEUX' }, true],
        ['first', 3, { text: 'TROIS' }, true],
        ['second', 1, { text: 'UN' }, true],
        ['second', 2, { text: 'DEUX' }, true],
      ]);
      stop();
      expect(await textsOf('first', 1)).toEqual([
        [2, 'deux'],
        [3, 'trois'],
      ]);
      expect(await textsOf('second')).toEqual([
        [1, 'un'],
        [2, 'deux'],
      ]);
      expect(await append('second', 'trois')).toBe(3);
      // Each log is told of once for all that came together, and nothing of it is left for the next test to hear.
      const told = (key: string) => heard.filter((one) => (one as { key?: string }).key === key).length;
      await eventually(() => expect([told('first'), told('second')]).toEqual([2, 2]));
    });

    it('leave no gap after a rollback, and tell nobody of it', async () => {
      heard.length = 0;
      const refused = database.transaction(async (tx) => {
        await channels.append(tx, room, 'a', { text: 'jamais' });
        channels.changed(status, 'jamais');
        throw new Error('no');
      });
      await expect(refused).rejects.toThrow('no');
      expect(await append('a', 'quatre')).toBe(4);
      await eventually(() => expect(heard).toEqual([{ channel: room.name, key: 'a', last: 4 }]));
    });

    it('tell what changed after the commit, and no earlier', async () => {
      heard.length = 0;
      await database.transaction(async (tx) => {
        await channels.append(tx, room, 'c', { text: 'x' });
        channels.changed(status, 'k');
        channels.sessionsChanged('u');
        await new Promise(setImmediate);
        expect(heard).toEqual([]);
      });
      await eventually(() =>
        expect(heard).toEqual([{ channel: room.name, key: 'c', last: 1 }, { channel: status.name, key: 'k' }, 'u']),
      );
    });

    it('refuse an entry that is not as declared', async () => {
      await expect(append('a', 'beaucoup trop long pour ici')).rejects.toThrow(z.ZodError);
    });

    it('give each of many writers at once a number of its own, in the order of the commits', async () => {
      const numbers = await Promise.all(Array.from({ length: 40 }, (_, index) => append('many', `${index}`)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      const rows = await read('many');
      expect(rows.map(({ number }) => number)).toEqual(numbers.toSorted((a, b) => a - b));
      expect(rows.map(({ at }) => at.getTime())).toEqual(rows.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
    });

    it('forget what was kept long enough, and count on from there', async () => {
      for (const text of ['vieux', 'vieux aussi', 'neuf']) await append('old', text);
      await database.execute(
        `update channel_log set at = now() - interval '31 days' where key = 'old' and number in (1, 2)`,
      );
      expect(await boundsOf(database.query, { channel: room.name, key: 'old' })).toEqual({ forgotten: 0, last: 3 });
      await forgetLogsJob(database, [room]).run({}, {} as never);
      expect(await textsOf('old')).toEqual([[3, 'neuf']]);
      expect(await boundsOf(database.query, { channel: room.name, key: 'old' })).toEqual({ forgotten: 2, last: 3 });
      await database.execute(`delete from channel_log where key = 'old'`);
      expect(await boundsOf(database.query, { channel: room.name, key: 'old' })).toEqual({ forgotten: 3, last: 3 });
      expect(await append('old', 'encore')).toBe(4);
      expect(await boundsOf(database.query, { channel: room.name, key: 'none' })).toEqual({ forgotten: 0, last: 0 });
    });

    it('tell how far several logs have come', async () => {
      await append('far', 'x');
      const wanted = ['far', 'old', 'none'].map((key) => ({ channel: room.name, key }));
      expect((await lastNumbers(database.query, wanted)).toSorted((a, b) => a.last - b.last)).toEqual([
        { channel: room.name, key: 'far', last: 1 },
        { channel: room.name, key: 'old', last: 4 },
      ]);
    });
  });
}
