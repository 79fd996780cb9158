import { handle } from '@solelune/contract/server';
import { descendantIndex } from '../contract.ts';
import { descendantKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const descendantIndexHandler = handle(descendantIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'calcul-descendant'),
  signs: signCards(services.corpus, descendantKind),
}));
