import { handle } from '@solelune/contract/server';
import { test } from '../contract.ts';
import { ALL_FEELINGS } from './feeling-counts.ts';
import { roleOf } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const testHandler = handle(test, (_, { services }) => ({
  ...toolIntroduction(services, 'calcul-ange-personnel', 'Test de l’ange personnel'),
  feelings: ALL_FEELINGS,
  role: roleOf(services.corpus, 'personal'),
}));
