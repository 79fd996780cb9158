import { defineCall } from '@solelune/contract';
import { wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import { OPERATIONS } from './engine/index.ts';

const MAX_PAGE = 100;
const MAX_OFFSET = 1_000_000;

export const balance = defineCall({
  name: 'wallet.balance',
  method: 'GET',
  path: 'wallet/balance.json',
  summary: 'Rend les Soleils du membre et ce qu’ils valent de consultation',
  input: z.object({}),
  answer: z.object({
    suns: z.int(),
    /** What one Sun is worth, and what all of them are. */
    sun_value_cents: z.int(),
    value_cents: z.int(),
  }),
  access: 'member',
});

export const history = defineCall({
  name: 'wallet.history',
  method: 'GET',
  path: 'wallet/history/{offset}/{limit}.json',
  summary: 'Rend le relevé des Soleils du membre, du plus récent au plus ancien',
  input: z.object({ offset: wholeNumber(0, MAX_OFFSET), limit: wholeNumber(1, MAX_PAGE) }),
  answer: z.object({
    lines: z.array(
      z.object({
        id: z.string(),
        operation: z.enum(OPERATIONS),
        label: z.string(),
        detail: z.string().nullable(),
        amount: z.int(),
        balance_after: z.int(),
        made_at: z.iso.datetime(),
      }),
    ),
    count: z.int(),
    end: z.boolean(),
  }),
  access: 'member',
});
