import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-lock-'));
let postgres: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

it('a migration that waits for a table keeps nobody waiting behind it, and goes through when the table is free', async () => {
  const config = testConfig({ DATABASE_URL: postgres.url });
  const database = await openDatabase(config, createLogger(config));
  await database.execute('create table busy (n int)');
  // Somebody reads it for long: a report, a dump.
  const reader = new pg.Client(postgres.url);
  await reader.connect();
  await reader.query('begin; select * from busy');
  writeFileSync(join(folder, '0001-more.sql'), 'alter table busy add column more int');
  let isDone = false;
  const migrating = database.migrate([folder]).finally(() => (isDone = true));
  const isWaiting = async () =>
    (await database.execute(`select 1 from pg_locks where not granted and relation = 'busy'::regclass`)).rows.length >
    0;
  while (!(await isWaiting())) if (isDone) throw new Error('the migration did not wait');
  // Behind it in the line: without letting go, this would wait for the reader, who never ends.
  await database.execute('select * from busy');
  expect(isDone).toBe(false);
  await reader.query('commit');
  await reader.end();
  await migrating;
  expect((await database.execute('select more from busy')).rows).toEqual([]);
  await database.close();
});
