import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@solelune/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger, type Database, DataDirLocked, newId, openDatabase } from '../../index.ts';
import { durabilitySuite } from '../durability.suite.ts';
import { lockDataDir } from '../lock.ts';
import { tidy } from './maintenance.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'solelune-embedded-'));
const config = testConfig({ DATA_DIR: dataDir });
const open = () => openDatabase(config, createLogger(config));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('embedded database on disk', () => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.execute('create table note (id uuid primary key)');
  });
  afterAll(() => database?.close());

  const flushes = async () => (await database.flushes()) ?? 0;
  const write = () => database.transaction((tx) => sql`insert into note (id) values (${newId()})`.execute(tx));

  it('flushes to disk at each commit, before it is acknowledged', async () => {
    for (let count = 0; count < 5; count += 1) {
      const before = await flushes();
      await write();
      expect(await flushes()).toBeGreaterThan(before);
    }
  });

  it('does not flush for a read or a rollback', async () => {
    await write();
    const before = await flushes();
    await database.execute('select count(*) from note');
    await database.transaction(async () => Promise.reject(new Error('no'))).catch(() => {});
    expect(await flushes()).toBe(before);
  });

  it('refuses a second opening of the folder with a sentence', async () => {
    await expect(open()).rejects.toThrow(DataDirLocked);
    await expect(open()).rejects.toThrow(/est déjà utilisé par un autre processus/);
  });

  it('clears away dead rows and folds the log into the tables when they have grown', async () => {
    await database.execute(
      `create table heavy as select n, repeat('x', 1000) as filler from generate_series(1, 40000) n`,
    );
    await database.execute('update heavy set n = n + 1');
    const pool = { query: (text: string) => database.execute(text) };
    const first = await tidy(pool as never);
    expect(first).toEqual({ vacuumed: expect.arrayContaining(['public.heavy']), checkpointed: true });
    expect(await tidy(pool as never)).toEqual({ vacuumed: [], checkpointed: false });
  });

  it('opens again with what it had', async () => {
    const count = async () => (await database.execute('select count(*) from note')).rows;
    const before = await count();
    await database.close();
    database = await open();
    expect(await count()).toEqual(before);
  });
});

it('does not open a broken folder, says so, and lets go of its lock', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'solelune-broken-'));
  mkdirSync(join(broken, 'database'));
  writeFileSync(join(broken, 'database/PG_VERSION'), '1\n');
  const brokenConfig = testConfig({ DATA_DIR: broken });
  await expect(openDatabase(brokenConfig, createLogger(brokenConfig))).rejects.toThrow();
  lockDataDir(broken)();
  rmSync(broken, { recursive: true, force: true });
});

// On the same folder, which is initialised and closed by now.
durabilitySuite(() => ({ environment: { DATA_DIR: dataDir }, restart: async () => {}, remove: async () => {} }));
