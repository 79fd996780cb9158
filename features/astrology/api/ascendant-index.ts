import { handle } from '@solelune/contract/server';
import { ascendantIndex } from '../contract.ts';
import { signKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const ascendantIndexHandler = handle(ascendantIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'calcul-ascendant'),
  signs: signCards(services.corpus, signKind),
}));
