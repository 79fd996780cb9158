import { handle } from '@solelune/contract/server';
import { solarRevolutionCalcul } from '../contract.ts';
import { answerBirth, Refused } from './birth/birth-answer.ts';
import { bothSkies, solarReturnOf } from './solar-return.ts';

export const solarRevolutionCalculHandler = handle(solarRevolutionCalcul, (input, { now }) =>
  answerBirth(input, now, (placed) => {
    const found = solarReturnOf(placed, now);
    return found instanceof Refused ? found : bothSkies(found, placed.birth.date?.year ?? 0);
  }),
);
