import { defineCall } from '@solelune/contract';
import { flag, infos, optional } from '@solelune/contract/fields';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import { compatibility } from '../answers/compatibility.ts';
import { loveOutcome } from '../answers/love.ts';
import { signsAnswer } from '../answers/signs.ts';
import { intimateBond } from '../answers/synastry.ts';
import { sign } from './inputs.ts';

export const compatibilityIndex = defineCall({
  name: 'astrology.compatibility-index',
  method: 'GET',
  path: 'astrology/sign/compatibility/index.json',
  summary: 'Présente la compatibilité des signes, avec les douze à choisir',
  input: z.object({}),
  answer: signsAnswer,
});

export const compatibilityResult = defineCall({
  name: 'astrology.compatibility-result',
  method: 'POST',
  path: 'astrology/sign/compatibility/result.json',
  summary: 'La rencontre de deux signes : cinq scores expliqués et leur texte',
  input: z.object({ sign_from: sign(SENTENCES.twoSigns), sign_to: sign(SENTENCES.twoSigns), display: flag() }),
  answer: compatibility,
  errors: ['not_found'],
});

export const moonCompatibilityIndex = defineCall({
  name: 'astrology.moon-compatibility-index',
  method: 'GET',
  path: 'astrology/moon/compatibility/index.json',
  summary: 'Présente la compatibilité des signes lunaires, avec les douze à choisir',
  input: z.object({}),
  answer: signsAnswer,
});

export const moonCompatibilityResult = defineCall({
  name: 'astrology.moon-compatibility-result',
  method: 'POST',
  path: 'astrology/moon/compatibility/result.json',
  summary: 'L’accord de deux Lunes : cinq scores expliqués et leur texte',
  input: z.object({
    moon_sign_from: sign(SENTENCES.twoSigns),
    moon_sign_to: sign(SENTENCES.twoSigns),
    display: flag(),
  }),
  answer: compatibility,
  errors: ['not_found'],
});

export const loveCompatibilityIndex = defineCall({
  name: 'astrology.love-compatibility-index',
  method: 'GET',
  path: 'astrology/love/compatibility/index.json',
  summary: 'Présente la compatibilité amoureuse, avec les douze signes à choisir',
  input: z.object({}),
  answer: signsAnswer,
});

export const loveCompatibilityResult = defineCall({
  name: 'astrology.love-compatibility-result',
  method: 'POST',
  path: 'astrology/love/compatibility/result.json',
  summary:
    'La synastrie de deux naissances : aspects croisés, maisons de l’autre, thème composite, notes et lecture ; `infos` est le base64 de { you, other }, chacune avec birthdate, birthtime, birthcity et firstname, ou de { you_sky, other_sky }, deux ciels sans nom ni date ni lieu',
  input: z.object({ infos: optional(infos()), display: flag() }),
  answer: loveOutcome,
});

export const loveCompatibilityIntimate = defineCall({
  name: 'astrology.love-compatibility-intimate',
  method: 'POST',
  path: 'astrology/love/compatibility/intimate.json',
  summary: 'L’amour et le désir d’un lien, après l’accord du membre (profil) ou du visiteur (consent)',
  input: z.object({
    infos: infos(),
    /** Said by who has no account, each time: nothing is kept of it here. */
    consent: flag(),
  }),
  // Closed, and empty, for who has not opened it: a page may ask without being refused.
  answer: intimateBond,
});
