import { handle } from '@solelune/contract/server';
import { PLANETS } from '@solelune/sky/bodies';
import { solarReading } from '../composition/solar-reading.ts';
import { uncertainYear } from '../composition/uncertain-year.ts';
import { solarRevolutionResult } from '../contract.ts';
import { solarYearOf } from '../engine/index.ts';
import { answerBirth, Refused } from './birth/birth-answer.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';
import { bothSkies, calendarOf, solarReturnOf } from './solar-return.ts';

export const solarRevolutionResultHandler = handle(solarRevolutionResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const found = solarReturnOf(placed, now);
    if (found instanceof Refused) return found;
    const { year, natal, sky } = found;
    const both = bothSkies(found, placed.birth.date?.year ?? 0);
    const proofs = { natal_proof: proofAnswer(natal), proof: proofAnswer(sky) };
    if (!natal.timeKnown) {
      const reading = uncertainYear(services.corpus, {
        year,
        certainty: certaintyAnswer(sky, PLANETS),
        across: both.across_aspects,
        chart: sky.chart,
        ...calendarOf(found),
      });
      return { ...both, ...proofs, reading };
    }
    const solar = solarYearOf(sky.chart, natal.chart);
    return {
      ...both,
      ...proofs,
      ascendant_natal_house: solar.ascendantNatalHouse,
      reading: solarReading(services.corpus, { year, solar, chart: sky.chart, ...calendarOf(found) }),
    };
  }),
);
