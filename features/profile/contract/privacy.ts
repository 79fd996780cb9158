import { defineCall } from '@solelune/contract';
import { choice } from '@solelune/contract/fields';
import { z } from 'zod';
import { SENSITIVE_THEMES } from '../member-choices.ts';

export const consentSchema = z.object({
  theme: z.enum(SENSITIVE_THEMES),
  granted: z.boolean(),
  /** Every decision, the latest first. */
  history: z.array(z.object({ granted: z.boolean(), made_at: z.string() })),
});

export const consentSave = defineCall({
  name: 'profile.consent-save',
  method: 'POST',
  path: 'user/profile/privacy/consent.json',
  summary:
    'Donne ou retire l’accord du membre pour un thème sensible ; le retirer efface les résultats gardés qui en parlent',
  // Not `flag`: a consent that was not said must not be read as a refusal, nor as an agreement.
  input: z.object({ theme: choice(SENSITIVE_THEMES), granted: choice(['1', '0', 'true', 'false']) }),
  answer: z.object({ consent: consentSchema, removed_activities: z.int() }),
  access: 'member',
  writes: true,
});
