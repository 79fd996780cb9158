import { defineCall } from '@solelune/contract';
import { choice, email, flag } from '@solelune/contract/fields';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import { deviceFields } from './device.ts';
import { LOGIN_LIMIT } from './limits.ts';
import { typedPassword } from './typed-password.ts';
import { openedSession, userSchema } from './user.ts';

export const userFetch = defineCall({
  name: 'account.user-fetch',
  method: 'GET',
  path: 'user/fetch',
  summary: 'Rend le membre connecté, ou rien',
  input: z.object({}),
  answer: z.object({ user: userSchema.nullable() }),
});

/** Does not declare `writes`: a transaction must not stay open while a password is hashed (docs/decisions/0020-sessions.md). */
export const login = defineCall({
  name: 'account.login',
  method: 'POST',
  path: 'user/account/login',
  summary: 'Ouvre une session avec une adresse e-mail et un mot de passe',
  input: z.object({ email: email(), password: typedPassword(), rememberme: flag(), ...deviceFields }),
  answer: openedSession,
  errors: ['login_failed', 'too_many_requests'],
  limit: LOGIN_LIMIT,
});

export const autologin = defineCall({
  name: 'account.autologin',
  method: 'POST',
  path: 'user/account/autologin',
  summary: 'Ouvre une session avec la clé d’un lien reçu par e-mail',
  input: z.object({
    hash: z.string({ error: SENTENCES.required }).regex(/^[0-9a-f]{32}$/, SENTENCES.choice),
    /** Who is logged in wants to leave their account for the one of the link. */
    instead: flag(),
    ...deviceFields,
  }),
  answer: openedSession,
  errors: ['login_failed', 'conflict'],
  writes: true,
  limit: LOGIN_LIMIT,
});

export const logout = defineCall({
  name: 'account.logout',
  method: 'POST',
  path: 'user/account/logout',
  summary: 'Ferme la session ; depuis une page de membre, la réponse dit où aller (redirect_to)',
  input: z.object({ from: choice(['public', 'protected']).default('public') }),
  answer: z.object({ success: z.boolean() }),
  writes: true,
});
