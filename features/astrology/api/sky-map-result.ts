import { handle } from '@solelune/contract/server';
import { skyMapResult } from '../contract.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { skyMapAnswer } from './sky/sky-map-answer.ts';

export const skyMapResultHandler = handle(skyMapResult, (input, { now }) =>
  answerBirth(input, now, (placed) => skyMapAnswer(placed, placed.birth.view), 'moment'),
);
