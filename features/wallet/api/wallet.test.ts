import { createLogger, type Database, openDatabase } from '@solelune/platform';
import { openTestDatabase, testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { movingSuite } from './testing/moving.suite.ts';
import { operationsSuite } from './testing/operations.suite.ts';
import { WALLET_MIGRATIONS } from './wallet-testing.ts';

describe('the wallet, embedded', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(WALLET_MIGRATIONS);
  });
  afterAll(() => database?.close());

  operationsSuite(() => database);
  movingSuite(() => openDatabase(testConfig(), createLogger(testConfig())));
});
