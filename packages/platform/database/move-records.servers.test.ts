import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { type Database, openDatabase } from './database.ts';
import { moveRecords } from './move-records.ts';

const MIGRATION = `create table parent (id uuid primary key, at timestamptz not null, day date, note text, data bytea, facts jsonb, amount bigint);
create table child (parent_id uuid not null references parent, number integer generated always as identity, primary key (parent_id, number));`;

let postgres: TestServer;
let folder = '';
let from: Database;
let to: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  writeFileSync(join(folder, '0001-family.sql'), MIGRATION);
  postgres = await startPostgres();
  const open = async (environment: Record<string, string>) => {
    const config = testConfig(environment);
    const database = await openDatabase(config, createLogger(config));
    await database.migrate([folder]);
    return database;
  };
  from = await open({});
  to = await open({ DATABASE_URL: postgres.url, DATABASE_POOL: '1' });
});
afterAll(async () => {
  await from.close();
  await to.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

describe('moving to PostgreSQL', () => {
  it('copies every record as it was, and refuses to do it twice', async () => {
    await from.execute(
      `insert into parent select gen_random_uuid(), '2026-11-15T04:00:00.123456Z'::timestamptz + n * interval '1 second', '0044-03-15', 'été ' || n || E' "\\\\', '\\x00ff'::bytea, '{"a": [1, "é"]}', 9007199254740991 from generate_series(1, 1201) n`,
    );
    await from.execute('insert into child (parent_id) select id from parent limit 700');
    expect(await moveRecords(from, to)).toEqual({
      tables: [
        { table: 'parent', rows: 1201 },
        { table: 'child', rows: 700 },
      ],
      queues: [],
    });
    const fingerprint = `select md5(string_agg(t::text, ',' order by t::text)) as sum from`;
    for (const table of ['parent', 'child']) {
      const [left, right] = await Promise.all(
        [from, to].map((database) =>
          database.execute(`set timezone = 'UTC'`).then(() => database.execute(`${fingerprint} ${table} t`)),
        ),
      );
      expect(left?.rows[0]?.['sum']).toBe(right?.rows[0]?.['sum']);
    }
    await expect(moveRecords(from, to)).rejects.toThrow('n’est pas vide');
  });
});
