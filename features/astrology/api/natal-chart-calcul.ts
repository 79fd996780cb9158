import { handle } from '@solelune/contract/server';
import { natalChartCalcul } from '../contract.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { castView } from './sky/cast-chart.ts';
import { skyOverAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';

export const natalChartCalculHandler = handle(natalChartCalcul, (input, { now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castView(placed);
    return { chart: chartAnswer(cast), proof: proofAnswer(cast), over: skyOverAnswer(placed) };
  }),
);
