import { defineCall } from '@solelune/contract';
import { introduction, list, portrait as reading, toolCard } from '@solelune/contract/answers';
import { flag, infos, optional, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import {
  compatibility as compatibilitySchema,
  lifePath as lifePathSchema,
  nameNumber,
  numberCard,
  numberResult,
  universalNumber,
  yearNumber,
} from './answer-schemas.ts';

/** A number with more digits names no result either way: the handler says which exist, and the rest is a 404. */
const anyNumber = () => wholeNumber(0, 999);

/** `display` asks for the promotional cards of the page. */
const numberInput = z.object({ number: anyNumber(), master: optional(anyNumber()), display: flag() });

const introductionAnswer = z.object({ introduction, numbers: list(numberCard) });

/** The address of a result knows the number, not whose it is: the steps are those of an example that leads to it. */
const numberAnswer = <T extends z.ZodType>(calculation: T) =>
  numberResult.extend({ reading, example: z.object({ given: z.string(), calculation }) });

export const index = defineCall({
  name: 'numerology.index',
  method: 'GET',
  path: 'numerology/index.json',
  summary: 'Présente la numérologie, ses cinq outils et le nombre de l’année',
  input: z.object({}),
  answer: z.object({
    introduction,
    tools: list(toolCard),
    year: yearNumber.extend({ year: z.int() }),
  }),
});

export const expression = defineCall({
  name: 'numerology.expression',
  method: 'GET',
  path: 'numerology/expression.json',
  summary: 'Présente le nombre d’expression',
  input: z.object({}),
  answer: introductionAnswer,
});

export const expressionResult = defineCall({
  name: 'numerology.expression-result',
  method: 'POST',
  path: 'numerology/expression/result.json',
  summary: 'Lit un nombre d’expression',
  input: numberInput,
  answer: numberAnswer(nameNumber),
  errors: ['not_found'],
});

export const affective = defineCall({
  name: 'numerology.affective',
  method: 'GET',
  path: 'numerology/affective.json',
  summary: 'Présente le nombre de vie affective',
  input: z.object({}),
  answer: introductionAnswer,
});

export const affectiveResult = defineCall({
  name: 'numerology.affective-result',
  method: 'POST',
  path: 'numerology/affective/result.json',
  summary: 'Lit un nombre de vie affective',
  input: numberInput,
  answer: numberAnswer(nameNumber),
  errors: ['not_found'],
});

export const lifepath = defineCall({
  name: 'numerology.lifepath',
  method: 'GET',
  path: 'numerology/lifepath.json',
  summary: 'Présente le chemin de vie',
  input: z.object({}),
  answer: introductionAnswer,
});

export const lifepathResult = defineCall({
  name: 'numerology.lifepath-result',
  method: 'POST',
  path: 'numerology/lifepath/result.json',
  summary: 'Lit un chemin de vie',
  input: numberInput,
  answer: numberAnswer(lifePathSchema).extend({
    /** The calendar year in Paris, for the personal year. */
    year: z.int(),
  }),
  errors: ['not_found'],
});

/** Two first names as an address may hold them: read as far as they can be. */
const firstNames = z.object({ firstname_from: z.string(), firstname_to: z.string() });
const namesCompared = z.object({ firstnames: firstNames, compatibility: compatibilitySchema });

export const compatibility = defineCall({
  name: 'numerology.compatibility',
  method: 'GET',
  path: 'numerology/compatibility.json',
  summary: 'Présente la compatibilité des prénoms, avec un exemple compté',
  input: z.object({}),
  answer: z.object({ introduction, example: namesCompared }),
});

export const compatibilityResult = defineCall({
  name: 'numerology.compatibility-result',
  method: 'POST',
  path: 'numerology/compatibility/result.json',
  summary: 'Rapproche deux prénoms ; `infos` est le base64 de { firstname_from, firstname_to }',
  input: z.object({ infos: infos(), display: flag() }),
  answer: z.discriminatedUnion('readable', [
    namesCompared.extend({ readable: z.literal(true), reading }),
    /** A damaged address is a page like another: the form, with what could be read of the names. */
    z.object({ readable: z.literal(false), firstnames: firstNames }),
  ]),
});

export const universal = defineCall({
  name: 'numerology.universal',
  method: 'GET',
  path: 'numerology/universal.json',
  summary: 'Présente la numérologie universelle',
  input: z.object({}),
  answer: introductionAnswer,
});

export const universalResult = defineCall({
  name: 'numerology.universal-result',
  method: 'POST',
  path: 'numerology/universal/result.json',
  summary: 'Lit un nombre universel',
  input: z.object({ number: anyNumber(), display: flag() }),
  answer: numberResult.pick({ number: true }).extend({ reading, numbers: list(numberCard), example: universalNumber }),
  errors: ['not_found'],
});
