import { type CallAnswer, can, defineCall, defineChannel } from '@solelune/contract';
import { text } from '@solelune/contract/fields';
import { z } from 'zod';
import { listedSchema, value } from './room.ts';

export const queue = defineCall({
  name: 'consultations.queue',
  method: 'GET',
  path: 'console/queue.json',
  summary: 'Rend au conseiller les demandes qui attendent, le salon ouvert, et les dernières consultations',
  input: z.object({}),
  answer: z.object({
    advisor: z.object({ id: z.int(), name: z.string(), slug: z.string(), picture: z.string().nullable() }),
    ...{ waiting: z.array(listedSchema), open: z.array(listedSchema), past: z.array(listedSchema) },
    now: z.iso.datetime(),
    /** With which a browser lets itself be written to when the console is closed. */
    push_key: z.string(),
  }),
  errors: ['not_found'],
  access: can('consultations.advise'),
});

export const ring = defineCall({
  name: 'consultations.ring',
  method: 'POST',
  path: 'console/ring.json',
  summary: 'Prévient ce navigateur des demandes faites au conseiller, console fermée aussi',
  input: z.object({ subscription: value(text(2000)) }),
  answer: z.object({}),
  errors: ['not_found'],
  access: can('consultations.advise'),
  writes: true,
});

export const queueChannel = defineChannel({
  name: 'consultations.queue',
  summary: 'La file d’un conseiller : combien attendent, et depuis quand elle a changé',
  input: z.object({}),
  access: can('consultations.advise'),
  state: z.object({ waiting: z.array(z.string()), open: z.array(z.string()) }),
});

export type QueueData = CallAnswer<typeof queue>;
