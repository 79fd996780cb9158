import { handle } from '@solelune/contract/server';
import { loveCompatibilityIndex } from '../contract.ts';
import { signKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const loveCompatibilityIndexHandler = handle(loveCompatibilityIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'compatibilite-amoureuse'),
  signs: signCards(services.corpus, signKind),
}));
