import { handle } from '@solelune/contract/server';
import { natalReading } from '../composition/natal-reading.ts';
import { uncertainReading } from '../composition/uncertain-reading.ts';
import { natalChartResult } from '../contract.ts';
import { writeChart } from '../engine/shared-sky/chart-text.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { castView } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';
import { withoutHidden } from './without-hidden.ts';

export const natalChartResultHandler = handle(natalChartResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castView(placed);
    const certainty = certaintyAnswer(placed, undefined, cast.shiftDeg !== undefined);
    return {
      chart: chartAnswer(cast),
      proof: proofAnswer(cast),
      ...(cast.view && { shared_sky: writeChart(cast.chart, cast.view) }),
      certainty,
      reading: placed.timeKnown
        ? withoutHidden(natalReading(services.corpus, cast), cast.view)
        : uncertainReading(services.corpus, certainty),
    };
  }),
);
