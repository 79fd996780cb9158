import { handle } from '@solelune/contract/server';
import { compatibilityIndex } from '../contract.ts';
import { signKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const compatibilityIndexHandler = handle(compatibilityIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'compatibilite-signes-astro'),
  signs: signCards(services.corpus, signKind),
}));
