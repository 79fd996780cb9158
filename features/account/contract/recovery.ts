import { defineCall } from '@solelune/contract';
import { email, newPassword } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import { deviceFields } from './device.ts';
import { CODE_LIMIT, MAIL_LIMIT } from './limits.ts';

/** Any text will do: a code that was cut by a mail reader is answered like one that was never sent. */
export const mailedCode = () =>
  nobodys(
    'a secret that was mailed to one person',
    z.string({ error: SENTENCES.required }).trim().min(1, SENTENCES.required).max(200),
  );

export const recoveryRequest = defineCall({
  name: 'account.recovery-request',
  method: 'POST',
  path: 'user/account/recovery/request',
  summary:
    'Envoie un code pour choisir un nouveau mot de passe ; la réponse est la même que l’adresse soit connue ou non',
  input: z.object({ email: email() }),
  answer: z.object({ success: z.boolean() }),
  errors: ['too_many_requests'],
  writes: true,
  limit: MAIL_LIMIT,
});

export const recoveryCheck = defineCall({
  name: 'account.recovery-check',
  method: 'POST',
  path: 'user/account/recovery/check',
  summary: 'Dit si un code reçu par e-mail est encore valable, et si le compte repartira à neuf',
  input: z.object({ code: mailedCode() }),
  /** An account whose address was never confirmed may be anybody's: its owner gets a new one. */
  answer: z.object({ valid: z.boolean(), starts_anew: z.boolean() }),
  limit: CODE_LIMIT,
});

export const recoveryConfirm = defineCall({
  name: 'account.recovery-confirm',
  method: 'POST',
  path: 'user/account/recovery/confirm',
  summary:
    'Remplace le mot de passe grâce au code reçu par e-mail et ferme toutes les sessions ; un compte dont l’adresse n’avait jamais été confirmée repart à neuf',
  input: z.object({ code: mailedCode(), password: newPassword(), device_key: deviceFields.device_key }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  limit: CODE_LIMIT,
});
