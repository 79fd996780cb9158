import { can, defineCall } from '@solelune/contract';
import { optional, text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';

const month = () =>
  nobodys(
    'a month, not a name',
    optional(text(7).refine((written) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(written), 'Ce mois est inconnu')),
  );

export const earnings = defineCall({
  name: 'console.earnings',
  method: 'GET',
  path: 'console/earnings.json',
  summary: 'Rend ce que le conseiller a gagné pendant un mois, ligne par ligne, et ce qui lui est dû',
  input: z.object({ month: month() }),
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
