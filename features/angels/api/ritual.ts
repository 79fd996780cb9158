import { handle } from '@solelune/contract/server';
import { ritual } from '../contract.ts';
import { currentRegencies, DEFAULT_TIMEZONE } from './current-regencies.ts';
import { allCards } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const ritualHandler = handle(ritual, (_, { services, now }) => ({
  ...toolIntroduction(services, 'rituel-personnalise', 'Rituel d’invocation'),
  current_regencies: currentRegencies(now, DEFAULT_TIMEZONE).regencies,
  angels: allCards(services.corpus),
}));
