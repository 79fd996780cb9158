import { handle } from '@solelune/contract/server';
import { moonStateAt, phaseOfDay } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { moonSignResult } from '../contract.ts';
import { moonSignKind } from '../corpus.ts';
import { signFacts } from '../engine/index.ts';
import { PHASE_NAMES } from '../words/moon-phase.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { computedFor } from './computed.ts';
import { instantOf } from './sky/cast-chart.ts';
import { placementOf, pointAnswer } from './sky/chart-answer.ts';
import { localDay } from './sky/local-day.ts';
import { portraitOf } from './texts.ts';

export const moonSignResultHandler = handle(moonSignResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const { cast, computed } = computedFor(placed, ['moon']);
    const moon = placementOf(cast.chart, 'moon');
    const { illuminatedFraction, waxing } = moonStateAt(loadEphemeris(), instantOf(placed.moment.epochSeconds));
    return {
      sign: signFacts(moon.sign),
      moon_point: pointAnswer(moon),
      sun_sign: signFacts(placementOf(cast.chart, 'sun').sign),
      illuminated_fraction: Math.round(illuminatedFraction * 1e4) / 1e4,
      waxing,
      phase_words: PHASE_NAMES[phaseOfDay(loadEphemeris(), localDay(placed))],
      reading: portraitOf(services.corpus, moonSignKind, moon.sign).reading,
      ...computed,
    };
  }),
);
