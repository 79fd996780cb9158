import { type Database, newId } from '@solelune/platform';
import { openTestDatabase } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineLog } from './engine/index.ts';
import { ImpossibleEvent, logTable } from './index.ts';

const AT = Temporal.Instant.from('2026-11-15T12:00:00Z');
const counter = defineLog<number, { counted: { by: number }; closed: object }>(0, {
  counted: (sum, { by }) => (Number.isFinite(sum) ? sum + by : null),
  closed: (sum) => (Number.isFinite(sum) ? Number.POSITIVE_INFINITY : null),
});
const table = logTable(counter, { table: 'counter_event', owner: 'counter_id' });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.execute(`create table counter_event (counter_id uuid not null, number integer not null, at timestamptz not null,
    kind text not null, data jsonb not null, primary key (counter_id, number))`);
});
afterAll(() => database?.close());

describe('a log in a table', () => {
  it('is read as it was written, each owner apart', async () => {
    const [one, other] = [newId(), newId()];
    await database.transaction(async (tx) => {
      const first = await table.append(tx, one, [], [{ kind: 'counted', by: 2 }], AT);
      await table.append(tx, one, first, [{ kind: 'counted', by: 3 }, { kind: 'closed' }], AT);
    });
    const read = await table.read(database.query, one);
    expect(read.map(({ number, event }) => [number, event])).toEqual([
      [1, { kind: 'counted', by: 2 }],
      [2, { kind: 'counted', by: 3 }],
      [3, { kind: 'closed' }],
    ]);
    expect(counter.fold(read)).toBe(Number.POSITIVE_INFINITY);
    expect(await table.read(database.query, other)).toEqual([]);
  });

  it('refuses what cannot follow, and writes nothing of it', async () => {
    const owner = newId();
    const wrong = [{ kind: 'closed' } as const, { kind: 'counted', by: 1 } as const];
    await expect(database.transaction((tx) => table.append(tx, owner, [], wrong, AT))).rejects.toThrow(ImpossibleEvent);
    expect(await table.read(database.query, owner)).toEqual([]);
  });

  it('lets one of two who read the same append', async () => {
    const owner = newId();
    const add = (by: number) =>
      database.transaction((tx) => table.append(tx, owner, [], [{ kind: 'counted', by }], AT));
    await add(1);
    await expect(add(2)).rejects.toThrow(/duplicate key/);
    expect(counter.fold(await table.read(database.query, owner))).toBe(1);
  });
});
