import { handle } from '@solelune/contract/server';
import { findLunations, moonStateAt, phaseOfDay } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { moonSignResult } from '../contract.ts';
import { moonSignKind } from '../corpus.ts';
import { signFacts } from '../engine/index.ts';
import { PHASE_NAMES } from '../words/moon-phase.ts';
import { answerBirth, type PlacedBirth } from './birth/birth-answer.ts';
import { computedFor } from './computed.ts';
import { instantOf } from './sky/cast-chart.ts';
import { placementOf, pointAnswer } from './sky/chart-answer.ts';
import { localDay } from './sky/local-day.ts';
import { portraitOf } from './texts.ts';

export const moonSignResultHandler = handle(moonSignResult, (input, { services, now }) =>
  answerBirth(input, now, (placed) => {
    const { cast, computed } = computedFor(placed, ['moon', 'sun']);
    const moon = placementOf(cast.chart, 'moon');
    const { illuminatedFraction, waxing } = moonStateAt(loadEphemeris(), instantOf(placed.moment.epochSeconds));
    const lit = litOver(placed);
    return {
      sign: signFacts(moon.sign),
      moon_point: pointAnswer(moon),
      sun_sign: signFacts(placementOf(cast.chart, 'sun').sign),
      illuminated_fraction: rounded(illuminatedFraction),
      ...(lit && { illuminated_over: lit }),
      waxing,
      phase_words: PHASE_NAMES[phaseOfDay(loadEphemeris(), localDay(placed))],
      reading: portraitOf(services.corpus, moonSignKind, moon.sign).reading,
      ...computed,
    };
  }),
);

const rounded = (fraction: number) => Math.round(fraction * 1e4) / 1e4;

/** The least and the most that was lit over the possible instants: at their ends, or at the new or full Moon between. */
function litOver({ span }: PlacedBirth) {
  if (!span) return undefined;
  const [from, to] = [instantOf(span.from), instantOf(span.to)];
  const between = findLunations(loadEphemeris(), { from, to }).map(({ at }) => at);
  const lit = [from, ...between, to].map((at) => moonStateAt(loadEphemeris(), at).illuminatedFraction);
  return { from: rounded(Math.min(...lit)), to: rounded(Math.max(...lit)) };
}
