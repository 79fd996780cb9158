import { handle } from '@solelune/contract/server';
import { affective } from '../contract.ts';
import { affectiveKind } from '../corpus.ts';
import { numberCards } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const affectiveHandler = handle(affective, (_, { services }) => ({
  ...toolIntroduction(services, 'vie-affective', 'Vie affective'),
  numbers: numberCards(services.corpus, affectiveKind),
}));
