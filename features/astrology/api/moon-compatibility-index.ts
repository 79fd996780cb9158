import { handle } from '@solelune/contract/server';
import { moonCompatibilityIndex } from '../contract.ts';
import { moonSignKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const moonCompatibilityIndexHandler = handle(moonCompatibilityIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'compatibilite-signes-lunaires'),
  signs: signCards(services.corpus, moonSignKind),
}));
