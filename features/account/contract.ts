import { type CallAnswer, defineCall } from '@solelune/contract';
import { choice, email, flag } from '@solelune/contract/fields';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';

/** What a person's sky needs (product document, section 3, *Astro info payload*). */
const astroSchema = z.object({
  birthcity: z.string().nullable(),
  birthdate: z.string().nullable(),
  birthtime: z.string().nullable(),
  contact_id: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

const contactSchema = z.object({
  contact_id: z.string(),
  firstname: z.string(),
  birthcity: z.string(),
  birthdate: z.string(),
  birthtime: z.string().nullable(),
});

const userSchema = z.object({
  infos: z.object({
    firstname: z.string(),
    picture: z.string().nullable(),
    /** Why our mails come back: the key of the sentence that the banner shows. */
    smtp_error: z.enum(['refused', 'unknown_address', 'mailbox_full']).nullable(),
    astro: astroSchema.nullable(),
  }),
  contacts: z.array(contactSchema),
  /** True when the session was opened by a link in a mail. */
  autologin: z.boolean(),
  events: z.object({
    /** `start` in seconds since 1970; null while the line is being opened. */
    phone: z
      .object({ display_name: z.string(), picture: z.string().nullable(), start: z.number().int().nullable() })
      .nullable(),
    tchat: z
      .object({ display_name: z.string(), picture: z.string().nullable(), message_id: z.string() })
      .nullable(),
  }),
});

/** Guessing passwords must be slow: one visitor may try this often. */
const LOGIN_LIMIT = { max: 10, perSeconds: 60 };
const LONGEST_PASSWORD = 200;

export const userFetch = defineCall({
  name: 'account.user-fetch',
  method: 'GET',
  path: 'user/fetch',
  summary: 'Rend le membre connecté, ou rien',
  input: z.object({}),
  answer: z.object({ user: userSchema.nullable() }),
});

export const login = defineCall({
  name: 'account.login',
  method: 'POST',
  path: 'user/account/login',
  summary: 'Ouvre une session avec une adresse e-mail et un mot de passe',
  input: z.object({
    email: email(),
    password: z.string({ error: SENTENCES.required }).min(1, SENTENCES.required).max(LONGEST_PASSWORD),
    rememberme: flag(),
  }),
  answer: z.object({ user: userSchema }),
  errors: ['login_failed'],
  writes: true,
  limit: LOGIN_LIMIT,
});

export const autologin = defineCall({
  name: 'account.autologin',
  method: 'POST',
  path: 'user/account/autologin',
  summary: 'Ouvre une session avec la clé d’un lien reçu par e-mail',
  input: z.object({ hash: z.string({ error: SENTENCES.required }).regex(/^[0-9a-f]{32}$/, SENTENCES.choice) }),
  answer: z.object({ user: userSchema }),
  errors: ['login_failed'],
  writes: true,
  limit: LOGIN_LIMIT,
});

export const logout = defineCall({
  name: 'account.logout',
  method: 'POST',
  path: 'user/account/logout',
  summary: 'Ferme la session ; depuis une page de membre, la réponse dit où aller (redirect_to)',
  input: z.object({ from: choice(['public', 'protected']).default('public') }),
  answer: z.object({ success: z.boolean() }),
  writes: true,
});

export type User = CallAnswer<typeof login>['user'];
