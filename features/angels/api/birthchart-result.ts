import { handle } from '@solelune/contract/server';
import { birthchartResult } from '../contract.ts';
import { birthResult } from './birth/birth-result.ts';

export const birthchartResultHandler = handle(birthchartResult, ({ infos }, { services, now }) =>
  birthResult(services, infos, now),
);
