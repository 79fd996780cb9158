import type { Database } from '@solelune/platform';
import { openTestDatabase } from '@solelune/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { LEDGER_MIGRATIONS } from './index.ts';
import { concurrencySuite } from './testing/concurrency.suite.ts';
import { correctionsSuite } from './testing/corrections.suite.ts';
import { operationsSuite } from './testing/operations.suite.ts';
import { propertiesSuite } from './testing/properties.suite.ts';
import { refusalsSuite } from './testing/refusals.suite.ts';
import { reportsSuite } from './testing/reports.suite.ts';

describe('the ledger, embedded', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase([LEDGER_MIGRATIONS]);
  });
  afterAll(() => database?.close());

  operationsSuite(() => database);
  correctionsSuite(() => database);
  reportsSuite(() => database);
  refusalsSuite(() => database);
  concurrencySuite(() => database, 12);
  propertiesSuite(() => database, { runs: 5, deeds: 60, atOnce: 8, entries: 150 });
});
