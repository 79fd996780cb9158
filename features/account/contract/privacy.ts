import { defineCall } from '@solelune/contract';
import { optional } from '@solelune/contract/fields';
import { z } from 'zod';
import { CODE_LIMIT, EXPORT_LIMIT, LOGIN_LIMIT } from './limits.ts';
import { mailedCode } from './recovery.ts';
import { typedPassword } from './typed-password.ts';

export const requestDeletion = defineCall({
  name: 'account.request-deletion',
  method: 'POST',
  path: 'user/account/deletion/request',
  summary: 'Demande la suppression du compte, qui a lieu après un délai',
  /** The password, for whoever has one. */
  input: z.object({ password: optional(typedPassword()) }),
  answer: z.object({ due_at: z.string() }),
  errors: ['forbidden', 'too_many_requests'],
  access: 'member',
  limit: LOGIN_LIMIT,
});

export const cancelDeletion = defineCall({
  name: 'account.cancel-deletion',
  method: 'POST',
  path: 'user/account/deletion/cancel',
  summary: 'Annule la suppression demandée, avec le code reçu par e-mail ou depuis une session du membre',
  input: z.object({ code: optional(mailedCode()) }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  writes: true,
  limit: CODE_LIMIT,
});

export const exportData = defineCall({
  name: 'account.export',
  method: 'GET',
  path: 'user/account/export.json',
  summary: 'Rend toutes les données du membre, par rubrique',
  input: z.object({}),
  answer: z.object({ made_at: z.string(), parts: z.record(z.string(), z.unknown()) }),
  errors: ['forbidden'],
  access: 'member',
  limit: EXPORT_LIMIT,
});
