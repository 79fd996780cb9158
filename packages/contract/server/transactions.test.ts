import { openTestDatabase } from '@solelune/testing';
import { transactionsSuite } from './transactions.suite.ts';

transactionsSuite(openTestDatabase);
