import { handle } from '@solelune/contract/server';
import { solarRevolution } from '../contract.ts';
import { toolIntroduction } from './tools.ts';

export const solarRevolutionHandler = handle(solarRevolution, (_, { services }) =>
  toolIntroduction(services, 'revolution-solaire'),
);
