import { handle } from '@solelune/contract/server';
import { ascendantPage } from '../composition/ascendant-page.ts';
import { ascendantResult } from '../contract.ts';
import { signFacts } from '../engine/index.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { computedFor } from './computed.ts';
import { placementOf, pointAnswer } from './sky/chart-answer.ts';

export const ascendantResultHandler = handle(ascendantResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const { cast, computed } = computedFor(placed, ['ascendant', 'sun']);
    const { ascendant } = cast.chart.angles;
    const sun = placementOf(cast.chart, 'sun');
    return {
      sign: signFacts(sun.sign),
      ascendant: signFacts(ascendant.sign),
      ascendant_point: pointAnswer(ascendant),
      sun_point: pointAnswer(sun),
      reading: ascendantPage(services.corpus, sun.sign, ascendant.sign).reading,
      ...computed,
    };
  }),
);
