import { createLogger, type Database, moveRecords, openDatabase, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { openTestDatabase, testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concurrencySuite } from './concurrency.suite.ts';
import { auditLedger, balanceOf } from './index.ts';
import { addMember, expectDone, giveSuns, LEDGER_MIGRATIONS, spendSuns } from './ledger-testing.ts';
import { operationsSuite } from './operations.suite.ts';
import { propertiesSuite } from './properties.suite.ts';
import { refusalsSuite } from './refusals.suite.ts';

/** Many connections: transactions really meet each other's locks. */
const POOL = '24';

describe('the ledger, on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    const config = testConfig({ DATABASE_URL: server.url, DATABASE_POOL: POOL });
    database = await openDatabase(config, createLogger(config));
    await database.migrate(LEDGER_MIGRATIONS);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  operationsSuite(() => database);
  refusalsSuite(() => database);
  concurrencySuite(() => database, 60);
  propertiesSuite(() => database, { runs: 25, deeds: 120, atOnce: 16 });

  it('receives a ledger that grew in the embedded database, whole and sound', async () => {
    await database.execute('create database moved');
    const moved = testConfig({ DATABASE_URL: server.url.replace(/\/postgres$/, '/moved'), DATABASE_POOL: '1' });
    const [from, to] = await Promise.all([
      openTestDatabase(LEDGER_MIGRATIONS),
      openDatabase(moved, createLogger(moved)),
    ]);
    await to.migrate([PLATFORM_MIGRATIONS, ...LEDGER_MIGRATIONS]);
    const userId = await addMember(from);
    for (const amount of [50, 40, 30]) expectDone(await giveSuns(from, userId, amount));
    expectDone(await spendSuns(from, userId, 100));
    await moveRecords(from, to);
    expect(await auditLedger(to.query)).toEqual([]);
    expect(await balanceOf(to.query, userId)).toEqual({ suns: 20, points: 0 });
    expect(await spendSuns(to, userId, 21)).toMatchObject({ refused: 'insufficient_balance' });
    expect(await spendSuns(to, userId, 20)).toMatchObject({ balances: { suns: 0 } });
    await Promise.all([from.close(), to.close()]);
  });
});
