import { handle } from '@solelune/contract/server';
import type { ReadingAnswer } from '../answers/reading.ts';
import { natalReading } from '../composition/natal-reading.ts';
import { uncertainReading } from '../composition/uncertain-reading.ts';
import { natalChartResult } from '../contract.ts';
import type { ChartView } from '../engine/view/settings.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { castView } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';

/** What is left out of the chart is not told either. */
function withoutHidden(reading: ReadingAnswer, view: ChartView | undefined): ReadingAnswer {
  return { ...reading, parts: reading.parts.filter(({ key }) => !view?.hidden.some((body) => body === key)) };
}

export const natalChartResultHandler = handle(natalChartResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const cast = castView(placed);
    const certainty = certaintyAnswer(placed, undefined, cast.shiftDeg !== undefined);
    return {
      chart: chartAnswer(cast),
      proof: proofAnswer(cast),
      certainty,
      reading: placed.timeKnown
        ? withoutHidden(natalReading(services.corpus, cast), cast.view)
        : uncertainReading(services.corpus, certainty),
    };
  }),
);
