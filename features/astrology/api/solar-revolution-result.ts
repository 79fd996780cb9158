import { handle } from '@solelune/contract/server';
import { solarReading } from '../composition/solar-reading.ts';
import { solarRevolutionResult } from '../contract.ts';
import { solarYearOf } from '../engine/index.ts';
import { answerBirth, Refused } from './birth/birth-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';
import { bothSkies, solarReturnOf } from './solar-return.ts';

export const solarRevolutionResultHandler = handle(solarRevolutionResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const found = solarReturnOf(placed, now);
    if (found instanceof Refused) return found;
    const { year, natal, sky } = found;
    const solar = solarYearOf(sky.chart, natal.chart);
    return {
      ...bothSkies(found, placed.birth.date?.year ?? 0),
      natal_proof: proofAnswer(natal),
      proof: proofAnswer(sky),
      ascendant_natal_house: solar.ascendantNatalHouse,
      reading: solarReading(services.corpus, { year, timeKnown: natal.timeKnown, solar, chart: sky.chart }),
    };
  }),
);
