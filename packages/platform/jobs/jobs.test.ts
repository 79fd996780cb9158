import { openTestDatabase } from '@solelune/testing';
import { jobsSuite } from './jobs.suite.ts';
import { keyedJobsSuite } from './keyed.suite.ts';
import { jobProgressSuite } from './progress.suite.ts';

jobsSuite(openTestDatabase);
keyedJobsSuite(openTestDatabase);
jobProgressSuite(openTestDatabase);
