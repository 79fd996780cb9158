import { openTestDatabase } from '@solelune/testing';
import { databaseSuite } from './database.suite.ts';
import { migrateSuite } from './migrate.suite.ts';

databaseSuite(openTestDatabase);
migrateSuite(openTestDatabase);
