import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { risksOf } from '../migrations/risks.ts';

const NEXT = path.join(import.meta.dirname, 'next-version/main.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
let postgres: TestServer;
let redis: TestServer;
let environment: Record<string, string>;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  await Promise.all([postgres?.stop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const start = async (main?: string) => {
  const started = await startProcess(environment, main);
  processes.push(started);
  return started;
};

/** Four people who write without rest, as a proxy would have it: to the processes that it knows of. */
function load(...first: ServerProcess[]) {
  const places = [...first];
  const counted = { acknowledged: 0, refused: [] as number[] };
  let isOver = false;
  const click = async (turn: number): Promise<void> => {
    const place = places[turn % places.length] as ServerProcess;
    const answer = await fetch(`${place.address}/api/display/increment_stat`, {
      method: 'POST',
      body: new URLSearchParams({ bcc: '1', slot: 'upgrade' }),
    });
    await answer.text();
    if (answer.status === 200) counted.acknowledged += 1;
    else counted.refused.push(answer.status);
  };
  const running = [0, 1, 2, 3].map(async (own) => {
    for (let turn = own; !isOver; turn++) {
      await click(turn);
      await sleep(20);
    }
  });
  return {
    counted,
    /** Only these are asked from now on, and nobody else once this is over. */
    askOnly: async (...those: ServerProcess[]) => {
      places.splice(0, places.length, ...those);
      const before = counted.acknowledged;
      await eventually(() => expect(counted.acknowledged).toBeGreaterThan(before + 40));
    },
    end: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

describe('an upgrade', () => {
  it('and the way back lose nothing and refuse nobody, while both versions serve', async () => {
    const [oldA, oldB] = [await start(), await start()];
    const visitors = load(oldA, oldB);
    await visitors.askOnly(oldA, oldB);
    // The first of the next version migrates while those of the version before are asked.
    const nextA = await start(NEXT);
    await visitors.askOnly(oldB, nextA);
    expect(await oldA.end('SIGTERM')).toBe(0);
    await visitors.askOnly(nextA);
    expect(await oldB.end('SIGTERM')).toBe(0);
    // It was not a good version: the one before takes over again, on the tables as they are now.
    const back = await start();
    await visitors.askOnly(nextA, back);
    await visitors.askOnly(back);
    expect(await nextA.end('SIGTERM')).toBe(0);
    await visitors.end();
    expect(visitors.counted.refused).toEqual([]);
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query(
      `select sum(clicks)::int as clicks, min(note) as note from promotions_display_stat where slot = 'upgrade'`,
    );
    await client.end();
    expect(rows).toEqual([{ clicks: visitors.counted.acknowledged, note: '' }]);
  });

  it('of this kind passes the check on migrations', () => {
    const sql = readFileSync(path.join(import.meta.dirname, 'next-version/0001-note-of-a-click.sql'), 'utf8');
    expect(risksOf(sql)).toEqual([]);
  });
});
