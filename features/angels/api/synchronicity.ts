import { handle } from '@solelune/contract/server';
import { synchronicity } from '../contract.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const synchronicityHandler = handle(synchronicity, (_, { services }) =>
  toolIntroduction(services, 'test-synchronicite', 'Test de synchronicité'),
);
