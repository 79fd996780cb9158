import { handle } from '@solelune/contract/server';
import { childSignIndex } from '../contract.ts';
import { childSignKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const childSignIndexHandler = handle(childSignIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'signes-astrologiques-enfant'),
  signs: signCards(services.corpus, childSignKind),
}));
