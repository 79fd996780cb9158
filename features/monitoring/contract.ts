import { defineCall } from '@solelune/contract';
import { optional, text } from '@solelune/contract/fields';
import { z } from 'zod';

/** A report may be long (a stack); what is over the limit is cut by the browser before it is sent. */
const line = (max: number) => optional(text(max));

export const jsErrors = defineCall({
  name: 'monitoring.js-errors',
  method: 'POST',
  path: 'log/js_errors.json',
  summary: 'Signale une erreur survenue dans le navigateur',
  input: z.object({
    err: z.object({
      message: text(2000),
      url: line(2000),
      path: line(2000),
      context: line(4000),
      user_agent: line(500),
      route: line(500),
      data: line(4000),
    }),
  }),
  answer: z.object({ success: z.boolean() }),
  limit: { max: 20, perSeconds: 60 },
});
