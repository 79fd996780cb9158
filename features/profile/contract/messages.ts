import { defineCall, defineChannel } from '@solelune/contract';
import { flag, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import { MESSAGES_PER_PAGE } from '../limits.ts';
import { idOf } from './parts.ts';

const messageSchema = z.object({
  id: z.string(),
  subject: z.string(),
  body: z.string(),
  /** A page of the site that it speaks of. */
  link: z.string().nullable(),
  is_new: z.boolean(),
  sent_at: z.string(),
});

export const messageFetch = defineCall({
  name: 'profile.message-fetch',
  method: 'GET',
  path: 'user/profile/message/fetch/{offset}/{limit}/{sort_by_new?}',
  summary: 'Rend les messages du site au membre, du plus récent au plus ancien, les non lus d’abord avec sort_by_new=1',
  input: z.object({
    offset: wholeNumber(0, 100_000).default(0),
    limit: wholeNumber(1, 100).default(MESSAGES_PER_PAGE),
    sort_by_new: flag(),
  }),
  answer: z.object({ messages: z.array(messageSchema), new_count: z.int() }),
  access: 'member',
});

export const messageRead = defineCall({
  name: 'profile.message-read',
  method: 'POST',
  path: 'user/profile/message/read.json',
  summary: 'Note qu’un message a été lu',
  input: z.object({ id: idOf('message') }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});

export const messagesChannel = defineChannel({
  name: 'profile.messages',
  summary: 'Dit combien de messages le membre n’a pas encore lus',
  input: z.object({}),
  state: z.object({ new_count: z.int() }),
  access: 'member',
});
