import { defineCall } from '@solelune/contract';
import { portrait } from '@solelune/contract/answers';
import { flag, text } from '@solelune/contract/fields';
import { z } from 'zod';
import { birthOutcome } from '../answers/birth.ts';
import { chart, proof, timeCertainty, zodiacPoint } from '../answers/chart.ts';
import { signFacts, signsAnswer } from '../answers/signs.ts';
import { birthInput, chartInput } from './inputs.ts';

/** What every calculator shows beside its answer: the numbers, their proof, and what another hour would change. */
const computed = { chart, proof, certainty: timeCertainty };

export const ascendantIndex = defineCall({
  name: 'astrology.ascendant-index',
  method: 'GET',
  path: 'astrology/ascendant/index.json',
  summary: 'Présente le calcul de l’ascendant',
  input: z.object({}),
  answer: signsAnswer,
});

/** A sign with its ascendant: what is written for the pair, then for the ascendant (its section `ascendant`). */
const ascendantPair = { sign: signFacts, ascendant: signFacts, reading: portrait.omit({ keywords: true }) };

export const ascendantResult = defineCall({
  name: 'astrology.ascendant-result',
  method: 'POST',
  path: 'astrology/ascendant/result.json',
  summary: 'L’ascendant d’une naissance',
  input: chartInput,
  answer: birthOutcome({ ...ascendantPair, ...computed, ascendant_point: zodiacPoint, sun_point: zodiacPoint }),
});

export const ascendantDetail = defineCall({
  name: 'astrology.ascendant-detail',
  method: 'POST',
  path: 'astrology/ascendant/detail.json',
  summary: 'Le portrait d’un signe avec un ascendant ; `signs` vaut belier-ascendant-lion, ou aries-leo',
  input: z.object({ signs: text(60), display: flag() }),
  answer: z.object(ascendantPair),
  errors: ['not_found'],
});

export const descendantIndex = defineCall({
  name: 'astrology.descendant-index',
  method: 'GET',
  path: 'astrology/descendant/index.json',
  summary: 'Présente le calcul du descendant',
  input: z.object({}),
  answer: signsAnswer,
});

export const descendantResult = defineCall({
  name: 'astrology.descendant-result',
  method: 'POST',
  path: 'astrology/descendant/result.json',
  summary: 'Le descendant d’une naissance',
  input: birthInput,
  answer: birthOutcome({
    sign: signFacts,
    ascendant: signFacts,
    descendant_point: zodiacPoint,
    ascendant_point: zodiacPoint,
    reading: portrait,
    ...computed,
  }),
});

export const moonSignIndex = defineCall({
  name: 'astrology.moon-sign-index',
  method: 'GET',
  path: 'astrology/moon/sign/index.json',
  summary: 'Présente le calcul du signe lunaire',
  input: z.object({}),
  answer: signsAnswer,
});

export const moonSignResult = defineCall({
  name: 'astrology.moon-sign-result',
  method: 'POST',
  path: 'astrology/moon/sign/result.json',
  summary: 'Le signe lunaire d’une naissance ; le lieu peut être donné par lat, lng et timezone',
  input: birthInput,
  answer: birthOutcome({
    sign: signFacts,
    moon_point: zodiacPoint,
    sun_sign: signFacts,
    illuminated_fraction: z.number(),
    /** Where the hour is not known: the least and the most, over the possible instants. */
    illuminated_over: z.object({ from: z.number(), to: z.number() }).optional(),
    waxing: z.boolean(),
    /** « Lune gibbeuse croissante » */
    phase_words: z.string(),
    reading: portrait,
    ...computed,
  }),
});
