import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENOUGH_ROOM_BYTES, LEAST_ROOM_BYTES } from '../../disk/room.ts';
import { isOutOfRoom } from '../../disk/storage-errors.ts';
import { WritingStops } from './writing-stops.ts';

describe('writing', () => {
  let pglite: PGlite;
  let room = ENOUGH_ROOM_BYTES;
  const tell = vi.fn();
  beforeAll(async () => {
    pglite = await PGlite.create('memory://');
    await pglite.exec('create table note (n int)');
  });
  afterAll(() => pglite?.close());

  const attempt = () =>
    pglite.exec('insert into note values (1)').then(
      () => 'kept',
      (error: unknown) => (isOutOfRoom(error) ? 'no room' : error),
    );

  it('stops below what is never taken, comes back above what is enough, and reading goes on', async () => {
    const stops = new WritingStops(() => room, pglite, tell);
    const outcomes: unknown[] = [];
    for (room of [
      ENOUGH_ROOM_BYTES,
      LEAST_ROOM_BYTES,
      LEAST_ROOM_BYTES - 1,
      ENOUGH_ROOM_BYTES - 1,
      ENOUGH_ROOM_BYTES,
      LEAST_ROOM_BYTES,
    ]) {
      await stops.look();
      outcomes.push(await attempt());
      expect((await pglite.query('select n from note')).rows.length).toBeGreaterThan(0);
    }
    expect(outcomes).toEqual(['kept', 'kept', 'no room', 'no room', 'kept', 'kept']);
    expect(tell.mock.calls).toEqual([[true], [false]]);
  });

  it('stays stopped in a session that starts afresh, without news', async () => {
    tell.mockClear();
    const stops = new WritingStops(() => room, pglite, tell);
    room = 0;
    await stops.look();
    await pglite.exec('discard all');
    stops.forget();
    await stops.look();
    expect(await attempt()).toBe('no room');
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
