import { openTestDatabase } from '@solelune/testing';
import { describe } from 'vitest';
import { concurrencySuite } from './concurrency.suite.ts';
import { LEDGER_MIGRATIONS } from './ledger-testing.ts';
import { operationsSuite } from './operations.suite.ts';
import { refusalsSuite } from './refusals.suite.ts';

const open = () => openTestDatabase(LEDGER_MIGRATIONS);

describe('the ledger, embedded', () => {
  operationsSuite(open);
  refusalsSuite(open);
  concurrencySuite(open);
});
