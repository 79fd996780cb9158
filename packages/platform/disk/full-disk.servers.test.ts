import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk, type SmallDisk, testConfig } from '@solelune/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger, type Database, isDatabaseAway, isOutOfRoom, openDatabase, openFiles } from '../index.ts';

const disk = await mountSmallDisk(200);
afterAll(() => disk?.unmount());

describe.skipIf(!disk)('a disk that is full', () => {
  const { data, fill, empty } = (disk ?? {}) as SmallDisk;
  const config = testConfig({ DATA_DIR: data });
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(config, createLogger(config));
    await database.execute('create table note (n int primary key)');
  }, 300_000);
  afterAll(() => database?.close());

  const write = (n: number) => database.transaction((tx) => sql`insert into note (n) values (${n})`.execute(tx));
  const notes = async () => (await database.execute('select n from note order by n')).rows.map(({ n }) => n);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('stops the writing, not the reading, and lets it go on by itself when there is room', async () => {
    await write(1);
    fill();
    for (const n of [2, 3]) expect(isOutOfRoom(await refusal(write(n)))).toBe(true);
    expect(isOutOfRoom(await refusal(database.execute('create table other ()')))).toBe(true);
    expect(await notes()).toEqual([1]);
    empty();
    await write(4);
    expect(await notes()).toEqual([1, 4]);
  });

  it('takes no file, and leaves nothing of one behind', async () => {
    const files = await openFiles(config);
    await files.put('photos/a.webp', Buffer.from('kept'));
    fill();
    expect(isOutOfRoom(await refusal(files.put('photos/b.webp', Buffer.from('no'))))).toBe(true);
    expect(await files.exists('photos/a.webp')).toBe(true);
    expect(existsSync(join(data, 'files/photos/b.webp'))).toBe(false);
    empty();
    await files.put('photos/b.webp', Buffer.from('yes'));
    await files.close();
  });

  it('under the feet of somebody who writes, takes the database away and gives it back, whole', {
    timeout: 300_000,
  }, async () => {
    const before = await notes();
    const lost = await refusal(
      database.transaction(async (tx) => {
        await sql`insert into note (n) values (100)`.execute(tx);
        fill();
        // More than a segment of the log, and no room for the next: the engine cannot go on.
        for (let megabyte = 0; megabyte < 60; megabyte += 1)
          await sql`select pg_logical_emit_message(true, 'x', repeat('y', 1000000))`.execute(tx);
      }),
    );
    expect(isDatabaseAway(lost)).toBe(true);
    expect(isDatabaseAway(await refusal(write(101)))).toBe(true);
    empty();
    await expect.poll(() => refusal(database.ping()), { timeout: 200_000, interval: 200 }).toBeNull();
    expect(await notes()).toEqual(before);
    await write(102);
    expect(await notes()).toEqual([...before, 102]);
  });
});
