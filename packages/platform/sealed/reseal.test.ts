import { openTestDatabase } from '@solelune/testing';
import { resealSuite } from './reseal.suite.ts';

resealSuite(openTestDatabase);
