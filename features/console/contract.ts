import { can, defineCall } from '@solelune/contract';
import { optional } from '@solelune/contract/fields';
import { z } from 'zod';
import { month } from './contract/month.ts';

export const earnings = defineCall({
  name: 'console.earnings',
  method: 'GET',
  path: 'console/earnings.json',
  summary: 'Rend ce que le conseiller a gagné pendant un mois, ligne par ligne, et ce qui lui est dû',
  input: z.object({ month: optional(month()) }),
  answer: z.object({
    advisor: z.object({ name: z.string(), slug: z.string() }),
    month: z.string(),
    previous: z.string(),
    /** Null for the month that runs. */
    next: z.string().nullable(),
    /** In cents: owed before the month, and after it. */
    before_cents: z.int(),
    after_cents: z.int(),
    /** Of each day of the month, in cents. */
    days: z.array(z.int()),
    lines: z.array(z.object({ at: z.iso.datetime(), label: z.string(), cents: z.int(), balance_cents: z.int() })),
  }),
  errors: ['not_found'],
  access: can('console.see'),
});

export const statementLink = defineCall({
  name: 'console.statement-link',
  method: 'POST',
  path: 'console/statement/link.json',
  summary: 'Donne, pour cinq minutes, l’adresse du relevé d’un mois en PDF',
  input: z.object({ month: month() }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: can('console.see'),
  limit: { max: 60, perSeconds: 60 },
});
