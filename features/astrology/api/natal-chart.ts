import { handle } from '@solelune/contract/server';
import { natalChart } from '../contract.ts';
import { toolIntroduction } from './tools.ts';

export const natalChartHandler = handle(natalChart, (_, { services }) =>
  toolIntroduction(services, 'theme-astral-gratuit'),
);
