import { handle } from '@solelune/contract/server';
import { lifepath } from '../contract.ts';
import { lifePathKind } from '../corpus.ts';
import { numberCards } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const lifepathHandler = handle(lifepath, (_, { services }) => ({
  ...toolIntroduction(services, 'chemin-de-vie', 'Chemin de vie'),
  numbers: numberCards(services.corpus, lifePathKind),
}));
