import { defineCall } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { optional, text } from '@solelune/contract/fields';
import { z } from 'zod';
import { LONGEST_QUERY } from './limits.ts';

const found = z.object({
  to: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where in the site it stands: « Anges », « Pierres », « Le journal ». */
  place: z.string(),
});

export const searchSite = defineCall({
  name: 'search.site',
  method: 'GET',
  path: 'search/index.json',
  summary: 'Cherche dans les textes du site ; ses propres pages viennent avant les articles',
  input: z.object({ q: optional(text(LONGEST_QUERY)) }),
  answer: z.object({ query: z.string(), total: z.number(), results: list(found), near: z.boolean() }),
  limit: { max: 120, perSeconds: 60 },
});
