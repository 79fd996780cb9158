import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const click = (address: string, id: number) =>
  fetch(`${address}/api/display/increment_stat`, {
    method: 'POST',
    body: new URLSearchParams({ bcc: String(id), slot: 'kill' }),
  });

/** Clicks as fast as it can until the server is gone, and tells of each click that was acknowledged. */
async function clickUntilGone(address: string, onAcknowledged: () => void): Promise<void> {
  for (;;) {
    try {
      const answer = await click(address, 1);
      if (answer.status !== 200) return;
      await answer.json();
      onAcknowledged();
    } catch {
      return;
    }
  }
}

async function killDuringWrites(environment: Record<string, string>): Promise<number> {
  const server = await startProcess({ ...environment, RATE_LIMITS: 'off' });
  let acknowledged = 0;
  const clicking = clickUntilGone(server.address, () => (acknowledged += 1));
  await eventually(() => expect(acknowledged).toBeGreaterThan(20));
  await server.end('SIGKILL');
  await clicking;
  return acknowledged;
}

describe('the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  const environment = { DATA_DIR: folder };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses nothing that was acknowledged when the server is killed, twice', async () => {
    let acknowledged = 0;
    for (let round = 0; round < 2; round++) acknowledged += await killDuringWrites(environment);
    const server = await startProcess({ ...environment, NODE_ENV: 'production' });
    expect(await server.end('SIGTERM')).toBe(0);
    const { openDatabase, createLogger } = await import('@solelune/platform');
    const { testConfig } = await import('@solelune/testing');
    const config = testConfig(environment);
    const database = await openDatabase(config, createLogger(config));
    const row = await database.query
      .selectFrom('promotions_display_stat')
      .select('clicks')
      .where('slot', '=', 'kill')
      .executeTakeFirst();
    await database.close();
    // At most the one click that was on its way when the process died may be counted without having been acknowledged, per round.
    expect(row?.clicks).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.clicks).toBeLessThanOrEqual(acknowledged + 2);
  });

  it('is used by one process at a time: the second one says so', async () => {
    const first = await startProcess(environment);
    await expect(startProcess(environment)).rejects.toThrow(/déjà|utilis/);
    expect(await first.end('SIGTERM')).toBe(0);
  });
});

describe('two servers on one PostgreSQL and one Redis', () => {
  let postgres: TestServer;
  let redis: TestServer;
  let servers: ServerProcess[] = [];
  let environment: Record<string, string> = {};

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    environment = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'processes-pg-')),
      RATE_LIMITS: 'on',
    };
    servers = await Promise.all([startProcess(environment), startProcess(environment)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([postgres.stop(), redis.stop()]);
  });

  it('migrate once, though they start at once', async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query('select name, count(*)::int as times from schema_migration group by name');
    await client.end();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ times }) => times === 1)).toBe(true);
    const applied = servers.map((server) => server.output().split('migration applied').length - 1);
    expect(applied[0]! + applied[1]!).toBe(rows.length);
  });

  it('count a visitor’s requests together', async () => {
    const [a, b] = servers as [ServerProcess, ServerProcess];
    const report = (address: string) =>
      fetch(`${address}/api/log/js_errors.json`, {
        method: 'POST',
        body: new URLSearchParams({ 'err[message]': 'x' }),
      });
    const statuses = [];
    for (let count = 0; count < 14; count++)
      statuses.push((await report(a.address)).status, (await report(b.address)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lose nothing that was acknowledged when one is killed', async () => {
    const acknowledged = await killDuringWrites(environment);
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query(`select clicks from promotions_display_stat where slot = 'kill'`);
    await client.end();
    expect(rows[0].clicks).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0].clicks).toBeLessThanOrEqual(acknowledged + 1);
  });

  it('stop in order: what is asked is answered, then the process ends with 0', async () => {
    const [first] = servers as [ServerProcess];
    const answers = Array.from({ length: 20 }, (_, index) =>
      click(first.address, 1000 + index).then(({ status }) => status),
    );
    await Promise.race(answers);
    expect(await first.end('SIGTERM')).toBe(0);
    const statuses = await Promise.allSettled(answers);
    for (const status of statuses) if (status.status === 'fulfilled') expect([200, 503]).toContain(status.value);
    expect(statuses.filter((status) => status.status === 'fulfilled' && status.value === 200).length).toBeGreaterThan(
      0,
    );
  });
});
