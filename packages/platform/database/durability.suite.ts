import { type Child, runInChild, testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger, openDatabase } from '../index.ts';

const KILLS = 3;
const DOOR = JSON.stringify(new URL('../index.ts', import.meta.url).href);

/** Writes for ever, each time a transfer of one between two rows and its receipt, and says the number of each one that is committed. */
const WRITER = `
  import { createLogger, openDatabase, readConfig } from ${DOOR};
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger(config));
  await database.execute('create table if not exists receipt (n bigint primary key)');
  await database.execute('create table if not exists account (name text primary key, suns bigint not null)');
  await database.execute("insert into account values ('a', 0), ('b', 0) on conflict do nothing");
  const { rows } = await database.execute('select coalesce(max(n), 0) as last from receipt');
  for (let n = rows[0].last + 1; ; n += 1) {
    await database.transaction(async (tx) => {
      await tx.insertInto('receipt').values({ n }).execute();
      await tx.updateTable('account').set((eb) => ({ suns: eb('suns', '-', 1) })).where('name', '=', 'a').execute();
      await tx.updateTable('account').set((eb) => ({ suns: eb('suns', '+', 1) })).where('name', '=', 'b').execute();
    });
    process.stdout.write(n + '\\n');
  }
`;

interface DurablePlace {
  environment: Record<string, string>;
  /** Called after each kill of the writer: a place with a server of its own kills and restarts that as well. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export function durabilitySuite(prepare: () => DurablePlace | Promise<DurablePlace>): void {
  describe('after kill -9 in the middle of writes', () => {
    let place: DurablePlace;
    beforeAll(async () => {
      place = await prepare();
    });
    afterAll(() => place?.remove());

    it('has everything that was acknowledged, and nothing by halves', async () => {
      const acknowledged = new Set<number>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writer = runInChild(WRITER, place.environment);
        await read(writer, acknowledged, 40 + 30 * kill);
        await writer.kill();
        // What was on its way when it died was acknowledged too.
        await read(writer, acknowledged, Number.POSITIVE_INFINITY);
        await place.restart();
      }
      const config = testConfig(place.environment);
      const database = await openDatabase(config, createLogger(config));
      try {
        const { rows } = await database.execute('select n from receipt');
        const kept = new Set(rows.map(({ n }) => n as number));
        expect(acknowledged.size).toBeGreaterThanOrEqual(40 * KILLS);
        expect([...acknowledged].filter((n) => !kept.has(n))).toEqual([]);
        const { rows: accounts } = await database.execute('select name, suns from account order by name');
        expect(accounts).toEqual([
          { name: 'a', suns: -kept.size },
          { name: 'b', suns: kept.size },
        ]);
      } finally {
        await database.close();
      }
    });
  });
}

async function read(writer: Child, into: Set<number>, count: number): Promise<void> {
  for (let read = 0; read < count; read += 1) {
    const { value, done } = await writer.lines.next();
    if (done) {
      if (Number.isFinite(count)) throw new Error(`the writer ended by itself: ${(await writer.ended).complaints}`);
      return;
    }
    into.add(Number(value));
  }
}
