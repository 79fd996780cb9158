import { handle } from '@solelune/contract/server';
import { moonSignIndex } from '../contract.ts';
import { moonSignKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const moonSignIndexHandler = handle(moonSignIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'calcul-signe-lunaire'),
  signs: signCards(services.corpus, moonSignKind),
}));
