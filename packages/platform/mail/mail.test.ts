import { openTestDatabase } from '@solelune/testing';
import { mailSuite } from './mail.suite.ts';

mailSuite(openTestDatabase);
