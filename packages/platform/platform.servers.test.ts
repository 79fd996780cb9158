import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInChild, testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSuite } from './audit/audit.suite.ts';
import { channelsSuite } from './channels/channels.suite.ts';
import { databaseSuite } from './database/database.suite.ts';
import { durabilitySuite } from './database/durability.suite.ts';
import { migrateSuite } from './database/migrate.suite.ts';
import { eventsSuite } from './events/events.suite.ts';
import { createLogger, type Database, openDatabase, openEvents, openJobs, PLATFORM_MIGRATIONS } from './index.ts';
import { jobsSuite } from './jobs/jobs.suite.ts';
import { keyedJobsSuite } from './jobs/keyed.suite.ts';
import { jobProgressSuite } from './jobs/progress.suite.ts';
import { HeldJobs } from './jobs/testing.ts';
import { mailSuite } from './mail/mail.suite.ts';
import { mailMigrationSuite } from './mail/mail-migration.suite.ts';
import { resealSuite } from './sealed/reseal.suite.ts';

let postgres: TestServer;
let redis: TestServer;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

const log = createLogger(testConfig());
const DOOR = JSON.stringify(new URL('./index.ts', import.meta.url).href);

/** Each part of the suite has a database of its own on the one server. */
async function newDatabaseUrl(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = await openDatabase(testConfig({ DATABASE_URL: postgres.url }), log);
  await maintenance.execute(`create database ${name}`);
  await maintenance.close();
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}

async function openNew(): Promise<Database> {
  return openDatabase(testConfig({ DATABASE_URL: await newDatabaseUrl() }), log);
}

describe('on PostgreSQL', () => {
  databaseSuite(openNew);
  migrateSuite(openNew);
  auditSuite(openNew);
  jobsSuite(openNew);
  keyedJobsSuite(openNew);
  jobProgressSuite(openNew);

  it('a connection that breaks in the middle of a transaction ends that and nothing else, be it the first there was', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = await Promise.all(
      ['1', '1'].map((DATABASE_POOL) => openDatabase(testConfig({ DATABASE_URL: url, DATABASE_POOL }), log)),
    );
    const broken = database?.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await other?.execute('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select pg_sleep(1)`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    expect((await database?.execute('select 1 as one'))?.rows).toEqual([{ one: 1 }]);
    await Promise.all([database?.close(), other?.close()]);
  });

  it('a job that an open transaction sends again starts after it, and so sees what it wrote', async () => {
    const database = await openNew();
    await database.migrate([PLATFORM_MIGRATIONS]);
    const held = new HeldJobs(database);
    await held.jobs.start();
    const release = await held.busy();
    const first = await held.send('renewed', { key: 'renewed' });
    const [sent, mayCommit] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()];
    const open = database.transaction(async (tx) => {
      sent.resolve(await held.jobs.send(tx, held.job, { what: 'renewed' }, { key: 'renewed' }));
      await mayCommit.promise;
    });
    expect(await sent.promise).toBe(first);
    release();
    // Another one overtakes it: the worker looked, and left it.
    await held.passed();
    expect(held.ran).not.toContain('renewed');
    mayCommit.resolve();
    await open;
    await held.until(() => expect(held.ran).toContain('renewed'));
    await held.jobs.stop();
    await database.close();
  });

  mailSuite(openNew);
  mailMigrationSuite(openNew);
  resealSuite(openNew);
  channelsSuite(openNew);
  durabilitySuite(async () => ({
    environment: { DATABASE_URL: await newDatabaseUrl() },
    restart: async () => {
      await postgres.kill();
      await postgres.start();
    },
    remove: async () => {},
  }));
});

describe('through Redis', () => {
  eventsSuite(() => ({ REDIS_URL: redis.url }));
});

describe('two processes', () => {
  it('hear the events of each other, also after Redis went away', async () => {
    const config = testConfig({ REDIS_URL: redis.url });
    const events = await openEvents(config, log);
    const heard: unknown[] = [];
    events.subscribe('ping', (payload) => void heard.push(payload));
    const other = runInChild(
      `
      import { createLogger, openEvents, readConfig } from ${DOOR};
      const config = readConfig(process.env);
      const events = await openEvents(config, createLogger(config));
      events.subscribe('question', (n) => events.publish('ping', { from: process.pid, n }));
      console.log('listening');
      `,
      { REDIS_URL: redis.url },
    );
    expect((await other.lines.next()).value).toBe('listening');
    await events.publish('question', 1);
    await eventually(() => expect(heard).toEqual([{ from: other.pid, n: 1 }]));
    await redis.kill();
    await redis.start();
    await eventually(async () => {
      await events.publish('question', 2);
      expect(heard).toContainEqual({ from: other.pid, n: 2 });
    });
    await other.kill();
    await events.close();
  });

  it('apply each migration once when they start together', async () => {
    const url = await newDatabaseUrl();
    const folder = mkdtempSync(join(tmpdir(), 'solelune-race-'));
    writeFileSync(join(folder, '0001-make.sql'), 'create table made (n int); select pg_sleep(0.2);');
    for (let n = 2; n <= 9; n += 1)
      writeFileSync(join(folder, `000${n}-add.sql`), `insert into made values (${n}); select pg_sleep(0.05);`);
    const migrate = () =>
      runInChild(
        `
        import { createLogger, openDatabase, readConfig } from ${DOOR};
        const config = readConfig(process.env);
        const database = await openDatabase(config, createLogger(config));
        console.log((await database.migrate([${JSON.stringify(folder)}])).length);
        await database.close();
        `,
        { DATABASE_URL: url },
      );
    const children = [migrate(), migrate(), migrate()];
    const counts = await Promise.all(children.map(async (child) => Number((await child.lines.next()).value)));
    expect(await Promise.all(children.map(async ({ ended }) => (await ended).code))).toEqual([0, 0, 0]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(9);
    const database = await openDatabase(testConfig({ DATABASE_URL: url }), log);
    expect((await database.execute('select array_agg(n order by n) as all from made')).rows).toEqual([
      { all: [2, 3, 4, 5, 6, 7, 8, 9] },
    ]);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('run each job once, and share them', async () => {
    const url = await newDatabaseUrl();
    const database = await openDatabase(testConfig({ DATABASE_URL: url }), log);
    await database.execute('create table ran (n int, pid int)');
    const worker = () =>
      runInChild(
        `
        import { createLogger, defineJob, openDatabase, openJobs, readConfig } from ${DOOR};
        import * as z from ${JSON.stringify(import.meta.resolve('zod'))};
        const config = readConfig(process.env);
        const log = createLogger(config);
        const database = await openDatabase(config, log);
        const jobs = openJobs(database, log);
        const count = defineJob({ name: 'count', input: z.object({ n: z.int() }), run: async ({ n }) => {
          await new Promise((resolve) => setTimeout(resolve, 15));
          await database.execute('insert into ran values ($1, $2)', [n, process.pid]);
        }});
        jobs.add(count);
        await jobs.start();
        console.log('working');
        for (let n = 0; n < 20; n += 1) await database.transaction((tx) => jobs.send(tx, count, { n: n * 2 + Number(process.env.PARITY) }));
        `,
        { DATABASE_URL: url, PARITY: String(parity++) },
      );
    let parity = 0;
    const workers = [worker(), worker()];
    for (const { lines } of workers) expect((await lines.next()).value).toBe('working');
    const seen = async () => (await database.execute('select n, pid from ran order by n')).rows;
    const left = `select 1 from jobs.job where name = 'count' and state in ('created', 'active', 'retry')`;
    await eventually(async () => expect((await seen()).length).toBeGreaterThanOrEqual(40));
    await eventually(async () => expect((await database.execute(left)).rows).toEqual([]));
    const rows = await seen();
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(new Set(rows.map(({ pid }) => pid))).toEqual(new Set(workers.map(({ pid }) => pid)));
    for (const one of workers) await one.kill();
    await database.close();
  });

  it('tell each other that a job is cancelled', async () => {
    const url = await newDatabaseUrl();
    const worker = runInChild(
      `
      import { createLogger, defineJob, openDatabase, openJobs, PLATFORM_MIGRATIONS, readConfig } from ${DOOR};
      import * as z from ${JSON.stringify(import.meta.resolve('zod'))};
      const config = readConfig(process.env);
      const log = createLogger(config);
      const database = await openDatabase(config, log);
      await database.migrate([PLATFORM_MIGRATIONS]);
      const jobs = openJobs(database, log);
      const endless = defineJob({ name: 'endless', input: z.object({}), run: (_, { signal }) => {
        console.log('running');
        return new Promise((_, reject) => signal.addEventListener('abort', () => { console.log('told'); reject(signal.reason); }));
      }});
      jobs.add(endless);
      await jobs.start();
      await database.transaction((tx) => jobs.send(tx, endless, {}, { key: 'one' }));
      `,
      { DATABASE_URL: url },
    );
    expect((await worker.lines.next()).value).toBe('running');
    const database = await openDatabase(testConfig({ DATABASE_URL: url }), log);
    const jobs = openJobs(database, log);
    await jobs.start();
    expect(await database.transaction((tx) => jobs.cancel(tx, { name: 'endless' }, 'one'))).toBe('running');
    expect((await worker.lines.next()).value).toBe('told');
    expect(await jobs.progress(database.query, { name: 'endless' }, { key: 'one' })).toMatchObject({
      state: 'cancelled',
    });
    await jobs.stop();
    await worker.kill();
    await database.close();
  });
});
