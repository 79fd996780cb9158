import { createLogger, openDatabase } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe } from 'vitest';
import { transactionsSuite } from './transactions.suite.ts';

let postgres: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('on PostgreSQL', () => {
  transactionsSuite(() => openDatabase(testConfig({ DATABASE_URL: postgres.url }), createLogger(testConfig())));
});
