import { handle } from '@solelune/contract/server';
import { universal } from '../contract.ts';
import { universalKind } from '../corpus.ts';
import { numberCards } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const universalHandler = handle(universal, (_, { services }) => ({
  ...toolIntroduction(services, 'numerologie-universelle', 'Numérologie universelle'),
  numbers: numberCards(services.corpus, universalKind),
}));
