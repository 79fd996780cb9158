import { defineCall } from '@solelune/contract';
import { list, portrait, toolCard } from '@solelune/contract/answers';
import { z } from 'zod';
import { signFacts, signKey, signsAnswer } from '../answers/signs.ts';
import { signInput } from './inputs.ts';

const nothing = z.object({});

/** The page of one sign, and its neighbours in the circle. */
const signAnswer = z.object({ sign: signFacts, previous: signFacts, next: signFacts, reading: portrait });

export const index = defineCall({
  name: 'astrology.index',
  method: 'GET',
  path: 'astrology/index.json',
  summary: 'Présente l’astrologie, ses outils, les douze signes, et le signe où se trouvent le Soleil et la Lune',
  input: nothing,
  answer: signsAnswer.extend({
    tools: list(toolCard),
    now: z.object({ sun_sign: signKey, moon_sign: signKey }),
  }),
});

export const signIndex = defineCall({
  name: 'astrology.sign-index',
  method: 'GET',
  path: 'astrology/sign.json',
  summary: 'Présente les douze signes',
  input: nothing,
  answer: signsAnswer,
});

export const signDetail = defineCall({
  name: 'astrology.sign-detail',
  method: 'POST',
  path: 'astrology/sign/sign.json',
  summary: 'Le portrait d’un signe',
  input: signInput,
  answer: signAnswer,
  errors: ['not_found'],
});

export const childSignIndex = defineCall({
  name: 'astrology.child-sign-index',
  method: 'GET',
  path: 'astrology/sign/child.json',
  summary: 'Présente les signes de l’enfant',
  input: nothing,
  answer: signsAnswer,
});

export const childSignDetail = defineCall({
  name: 'astrology.child-sign-detail',
  method: 'POST',
  path: 'astrology/sign/child/sign.json',
  summary: 'Le portrait de l’enfant d’un signe',
  input: signInput,
  answer: signAnswer,
  errors: ['not_found'],
});

export const moonSignDetail = defineCall({
  name: 'astrology.moon-sign-detail',
  method: 'POST',
  path: 'astrology/moon/sign/detail.json',
  summary: 'Le portrait de la Lune dans un signe',
  input: signInput,
  answer: signAnswer,
  errors: ['not_found'],
});
