import { openTestDatabase } from '@solelune/testing';
import { jobsSuite } from './jobs.suite.ts';

jobsSuite(openTestDatabase);
