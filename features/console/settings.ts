import { defineSettings } from '@solelune/platform';
import { z } from 'zod';
import { isIban, normalIban } from './engine/iban.ts';

/** The account that advisors are paid from. Without it, no file can be made for the bank. */
export const payoutSettings = defineSettings(
  {
    PAYOUT_IBAN: z.string().transform(normalIban).refine(isIban, 'doit être un IBAN').optional(),
    PAYOUT_BIC: z
      .string()
      .regex(/^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/, 'doit être le BIC de la banque')
      .optional(),
  },
  (env) => ({ iban: env.PAYOUT_IBAN, bic: env.PAYOUT_BIC }),
);
