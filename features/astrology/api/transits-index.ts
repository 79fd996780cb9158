import { handle } from '@solelune/contract/server';
import { transitsIndex } from '../contract.ts';
import { toolIntroduction } from './tools.ts';

export const transitsIndexHandler = handle(transitsIndex, (_, { services }) =>
  toolIntroduction(services, 'transits-du-jour'),
);
