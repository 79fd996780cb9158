import { handle } from '@solelune/contract/server';
import { expression } from '../contract.ts';
import { expressionKind } from '../corpus.ts';
import { numberCards } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const expressionHandler = handle(expression, (_, { services }) => ({
  ...toolIntroduction(services, 'expression', 'Nombre d’expression'),
  numbers: numberCards(services.corpus, expressionKind),
}));
