import { createLogger, type Database, openDatabase } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe } from 'vitest';
import { concurrencySuite } from './concurrency.suite.ts';
import { LEDGER_MIGRATIONS } from './ledger-testing.ts';
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
});
