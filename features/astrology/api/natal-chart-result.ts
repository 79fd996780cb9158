import { handle } from '@solelune/contract/server';
import { natalReading } from '../composition/natal-reading.ts';
import { uncertainReading } from '../composition/uncertain-reading.ts';
import { natalChartResult } from '../contract.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { castChart } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';

export const natalChartResultHandler = handle(natalChartResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castChart(placed);
    const certainty = certaintyAnswer(placed);
    return {
      chart: chartAnswer(cast),
      proof: proofAnswer(cast),
      certainty,
      reading: placed.timeKnown ? natalReading(services.corpus, cast) : uncertainReading(services.corpus, certainty),
    };
  }),
);
