import { openTestDatabase, testConfig } from '@solelune/testing';
import { createLogger, openDatabase } from '../index.ts';
import { mailSuite } from './mail.suite.ts';
import { mailMigrationSuite } from './mail-migration.suite.ts';

mailSuite(openTestDatabase);
mailMigrationSuite(() => openDatabase(testConfig(), createLogger(testConfig())));
