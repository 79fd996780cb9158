import type { Subject } from '../engine/index.ts';
import type { PlacedBirth } from './birth/birth-answer.ts';
import { castChart } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';

/** What every calculator shows beside its answer; `only` are the points whose doubt matters there. */
export function computedFor(placed: PlacedBirth, only: readonly Subject[]) {
  const cast = castChart(placed);
  return {
    cast,
    computed: {
      chart: chartAnswer(cast),
      proof: proofAnswer(cast),
      certainty: certaintyAnswer(placed, only),
    },
  };
}
