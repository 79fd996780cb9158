import { handle } from '@solelune/contract/server';
import { descendantResult } from '../contract.ts';
import { descendantKind } from '../corpus.ts';
import { signFacts } from '../engine/index.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { computedFor } from './computed.ts';
import { pointAnswer } from './sky/chart-answer.ts';
import { portraitOf } from './texts.ts';

export const descendantResultHandler = handle(descendantResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const { cast, computed } = computedFor(placed, ['ascendant']);
    const { ascendant, descendant } = cast.chart.angles;
    return {
      sign: signFacts(descendant.sign),
      ascendant: signFacts(ascendant.sign),
      descendant_point: pointAnswer(descendant),
      ascendant_point: pointAnswer(ascendant),
      reading: portraitOf(services.corpus, descendantKind, descendant.sign).reading,
      ...computed,
    };
  }),
);
