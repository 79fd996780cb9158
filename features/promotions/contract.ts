import { defineCall } from '@solelune/contract';
import { optional, text, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';

const MAX_ID = 2_147_483_647;

/** Some cards spell the key `bbc`: read as the same. */
const withBcc = (value: unknown) => {
  const input = value as Record<string, unknown> | null;
  return input && typeof input === 'object' && input['bcc'] === undefined && 'bbc' in input
    ? { ...input, bcc: input['bbc'] }
    : value;
};

export const incrementStat = defineCall({
  name: 'promotions.increment-stat',
  method: 'POST',
  path: 'display/increment_stat',
  summary: 'Compte un clic sur une carte ; `conversions` est gardé par le navigateur sous cv_tr',
  input: z.preprocess(withBcc, z.object({ bcc: wholeNumber(1, MAX_ID), slot: text(100), cv: optional(text(100)) })),
  answer: z.object({
    conversions: z.array(z.object({ cv: z.string(), bcc: z.number(), slot: z.string(), at: z.string() })),
  }),
  writes: true,
  limit: { max: 60, perSeconds: 60 },
});
