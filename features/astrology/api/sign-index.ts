import { handle } from '@solelune/contract/server';
import { signIndex } from '../contract.ts';
import { signKind } from '../corpus.ts';
import { signCards } from './texts.ts';
import { toolIntroduction } from './tools.ts';

export const signIndexHandler = handle(signIndex, (_, { services }) => ({
  ...toolIntroduction(services, 'signes-astrologiques'),
  signs: signCards(services.corpus, signKind),
}));
