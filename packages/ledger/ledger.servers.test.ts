import { createLogger, type Database, moveRecords, newId, openDatabase, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { openTestDatabase, testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountBalances, auditLedger, LEDGER_MIGRATIONS } from './index.ts';
import { available, euros, expectDone, issued, move, payable, spent, suns } from './testing/books.ts';
import { concurrencySuite } from './testing/concurrency.suite.ts';
import { correctionsSuite } from './testing/corrections.suite.ts';
import { operationsSuite } from './testing/operations.suite.ts';
import { propertiesSuite } from './testing/properties.suite.ts';
import { refusalsSuite } from './testing/refusals.suite.ts';
import { reportsSuite } from './testing/reports.suite.ts';

/** Many connections: transactions really meet each other's locks. */
const POOL = '24';

describe('the ledger, on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    const config = testConfig({ DATABASE_URL: server.url, DATABASE_POOL: POOL });
    database = await openDatabase(config, createLogger(config));
    await database.migrate([LEDGER_MIGRATIONS]);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  operationsSuite(() => database);
  correctionsSuite(() => database);
  reportsSuite(() => database);
  refusalsSuite(() => database);
  concurrencySuite(() => database, 60);
  propertiesSuite(() => database, { runs: 25, deeds: 580, atOnce: 16, entries: 10_000 });

  it('receives a ledger that grew in the embedded database, whole and sound', async () => {
    await database.execute('create database moved');
    const moved = testConfig({ DATABASE_URL: server.url.replace(/\/postgres$/, '/moved'), DATABASE_POOL: '1' });
    const folders = [PLATFORM_MIGRATIONS, LEDGER_MIGRATIONS];
    const [from, to] = await Promise.all([
      openTestDatabase([LEDGER_MIGRATIONS]),
      openDatabase(moved, createLogger(moved)),
    ]);
    await to.migrate(folders);
    const [camille, maelle] = [available(newId()), payable(newId())];
    for (const amount of [50, 40, 30]) expectDone(await move(from, suns(amount), issued, camille));
    expectDone(await move(from, suns(100), camille, spent));
    expectDone(await move(from, euros(100), maelle, spent));
    await moveRecords(from, to);
    expect(await auditLedger(to.query)).toEqual([]);
    expect(await accountBalances(to.query)).toEqual(await accountBalances(from.query));
    expect(await move(to, suns(21), camille, spent)).toMatchObject({ refused: 'insufficient_balance' });
    expect(await move(to, suns(20), camille, spent)).toMatchObject({ balances: [{ balance: 0 }] });
    await Promise.all([from.close(), to.close()]);
  });
});
