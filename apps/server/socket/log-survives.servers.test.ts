import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from '@solelune/contract';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis } from '@solelune/testing/servers';
import { describe, expect, it } from 'vitest';
import { startReaders } from './testing/log-readers.ts';

const SERVER = fileURLToPath(new URL('./testing/log-server.ts', import.meta.url));
const READERS = 200;
const WRITERS = ['Inès', 'Maud', 'Camille', 'Zoé'];
const WRITTEN_BY_EACH = 60;

interface Site {
  /** One that is up, by chance; the last known one when none is. */
  address(): string;
  /** kill -9, and the same again on the same data. */
  kill(which: number): Promise<void>;
  isUp(): boolean;
  stop(): Promise<void>;
}

async function startSite(environment: Record<string, string>, processes: number): Promise<Site> {
  const start = () => startProcess({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment }, SERVER);
  const servers: ServerProcess[] = await Promise.all(Array.from({ length: processes }, start));
  const down = new Set<number>();
  return {
    address: () => {
      const up = servers.filter((_, index) => !down.has(index));
      const among = up.length > 0 ? up : servers;
      return (among[Math.floor(Math.random() * among.length)] as ServerProcess).address;
    },
    kill: async (which) => {
      down.add(which);
      await servers[which]?.end('SIGKILL');
      servers[which] = await start();
      down.delete(which);
    },
    isUp: () => down.size < processes,
    stop: async () => void (await Promise.all(servers.map((server) => server.end('SIGKILL')))),
  };
}

/** Writes until enough was acknowledged; what was on its way when the server died is neither repeated nor counted. */
async function writeAll(site: Site, writer: string, onWritten: (entry: string) => void): Promise<void> {
  let written = 0;
  for (let count = 1; written < WRITTEN_BY_EACH; count++) {
    await eventually(() => expect(site.isUp()).toBe(true));
    try {
      const body = new URLSearchParams({ writer, count: String(count) });
      const answer = await fetch(`${site.address()}/api/test/write`, { method: 'POST', body });
      if (answer.status !== 200) continue;
      await answer.json();
    } catch {
      continue;
    }
    written += 1;
    onWritten(`${writer} ${count}`);
  }
}

async function everybodyReadsTheSame(site: Site, victims: [number, number]): Promise<void> {
  const early = startReaders(READERS / 2, site.address);
  let late: ReturnType<typeof startReaders> | undefined;
  const written = new Set<string>();
  const kills: Promise<void>[] = [];
  const total = WRITERS.length * WRITTEN_BY_EACH;
  const onWritten = (entry: string) => {
    written.add(entry);
    early.cut(2);
    late?.cut(2);
    if (written.size === Math.round(total / 3)) {
      kills.push(site.kill(victims[0]));
      late = startReaders(READERS / 2, site.address);
    }
    if (written.size === Math.round((total * 2) / 3)) kills.push(site.kill(victims[1]));
  };
  await Promise.all(WRITERS.map((writer) => writeAll(site, writer, onWritten)));
  await Promise.all(kills);
  expect(kills).toHaveLength(2);

  const answer = await fetch(`${site.address()}/api/test/read-all`);
  const { entries } = (await answer.json()) as { entries: Pick<Entry, 'number' | 'payload'>[] };
  const names = entries.map(({ payload }) => Object.values(payload as object).join(' '));
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(new Set(names).size).toBe(names.length);
  expect([...written].filter((entry) => !names.includes(entry))).toEqual([]);

  const logs = () => [...early.logs(), ...(late?.logs() ?? [])];
  const behind = () => logs().filter(({ length }) => length < entries.length).length;
  await eventually(() => expect(behind()).toBe(0));
  expect(logs()).toHaveLength(READERS);
  for (const log of logs()) expect(log.map(({ number, payload }) => ({ number, payload }))).toEqual(entries);
  expect(early.connections() + (late?.connections() ?? 0)).toBeGreaterThan(2 * READERS);
  early.stop();
  late?.stop();
}

describe('a log that 200 browsers follow while it is written, cut off by chance and the server killed twice, is the same for all', () => {
  it('on one process and the embedded database', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'log-survives-'));
    const site = await startSite({ DATA_DIR: folder }, 1);
    await everybodyReadsTheSame(site, [0, 0]);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('on two processes over PostgreSQL and Redis', async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const folder = mkdtempSync(path.join(tmpdir(), 'log-survives-pg-'));
    const site = await startSite({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder }, 2);
    await everybodyReadsTheSame(site, [0, 1]);
    await site.stop();
    await Promise.all([postgres.stop(), redis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });
});
