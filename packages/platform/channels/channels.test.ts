import { openTestDatabase } from '@solelune/testing';
import { channelsSuite } from './channels.suite.ts';

channelsSuite(openTestDatabase);
