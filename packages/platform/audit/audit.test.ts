import { openTestDatabase } from '@solelune/testing';
import { auditSuite } from './audit.suite.ts';

auditSuite(openTestDatabase);
