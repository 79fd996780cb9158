import { type CallAnswer, defineCall } from '@solelune/contract';
import { choice, email, optional, personName, text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { minLength } from '@solelune/contract/validation';
import { z } from 'zod';
import { contentPage } from './answer-schemas.ts';
import { LONGEST_MESSAGE, LONGEST_NAME, SHORTEST_MESSAGE, SUBJECT_KEYS } from './contact-rules.ts';

const LONGEST_SLUG = 120;
const longEnough = minLength(SHORTEST_MESSAGE);

export const pageGet = defineCall({
  name: 'editorial.page-get',
  method: 'GET',
  path: 'page/get/{slug}.json',
  summary: 'Rend une page de contenu',
  input: z.object({ slug: nobodys('a public text', text(LONGEST_SLUG)) }),
  answer: z.object({ page: contentPage }),
  errors: ['not_found'],
});

export const contactSend = defineCall({
  name: 'editorial.contact-send',
  method: 'POST',
  path: 'contact/send.json',
  summary: 'Envoie un message à l’équipe ; `website` est un piège à robots et doit rester vide',
  input: z.object({
    name: personName(LONGEST_NAME),
    email: email(),
    subject: choice(SUBJECT_KEYS),
    message: text(LONGEST_MESSAGE).superRefine((value, context) => {
      const sentence = longEnough(value);
      if (sentence) context.addIssue({ code: 'custom', message: sentence });
    }),
    website: optional(text(LONGEST_MESSAGE)),
  }),
  answer: z.object({ success: z.literal(true) }),
  errors: ['forbidden'],
  writes: true,
  limit: { max: 5, perSeconds: 600 },
});

export type ContentPage = CallAnswer<typeof pageGet>['page'];
