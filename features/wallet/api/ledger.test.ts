import type { Database } from '@solelune/platform';
import { openTestDatabase } from '@solelune/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { concurrencySuite } from './concurrency.suite.ts';
import { LEDGER_MIGRATIONS } from './ledger-testing.ts';
import { operationsSuite } from './operations.suite.ts';
import { propertiesSuite } from './properties.suite.ts';
import { refusalsSuite } from './refusals.suite.ts';

describe('the ledger, embedded', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(LEDGER_MIGRATIONS);
  });
  afterAll(() => database?.close());

  operationsSuite(() => database);
  refusalsSuite(() => database);
  concurrencySuite(() => database, 12);
  propertiesSuite(() => database, { runs: 5, deeds: 40, atOnce: 8 });
});
