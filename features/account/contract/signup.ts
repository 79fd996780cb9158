import { defineCall } from '@solelune/contract';
import { email, flag, newPassword, optional, personName } from '@solelune/contract/fields';
import { z } from 'zod';
import { deviceFields } from './device.ts';
import { LOGIN_LIMIT, SIGNUP_LIMIT } from './limits.ts';
import { openedSession } from './user.ts';

/** The browser, and the page that the person was on, which may carry birth data: only its pattern is kept. */
const visit = { path: optional(z.string().max(4000)), ...deviceFields };

export const signup = defineCall({
  name: 'account.signup',
  method: 'POST',
  path: 'user/account/signup',
  summary: 'Crée un compte et ouvre sa première session',
  input: z.object({
    firstname: personName(),
    email: email(),
    password: newPassword(),
    terms: flag().refine(Boolean, 'Cochez cette case pour créer votre compte'),
    rememberme: flag(),
    ...visit,
  }),
  answer: openedSession,
  errors: ['signup_failed', 'too_many_requests'],
  limit: SIGNUP_LIMIT,
});

export const googleLoginSignup = defineCall({
  name: 'account.google',
  method: 'POST',
  path: 'user/account/google_login_signup',
  summary: 'Ouvre une session, ou crée un compte, avec un jeton d’identité de Google',
  input: z.object({ id_token: z.string().min(1).max(8000), nonce: z.string().min(16).max(200), ...visit }),
  answer: openedSession,
  errors: ['google_failed', 'unavailable'],
  limit: LOGIN_LIMIT,
});

export const facebookLoginSignup = defineCall({
  name: 'account.facebook',
  method: 'POST',
  path: 'user/account/facebook_login_signup',
  summary: 'Ouvre une session, ou crée un compte, avec un jeton d’accès de Facebook',
  input: z.object({ access_token: z.string().min(1).max(4000), ...visit }),
  answer: openedSession,
  errors: ['facebook_failed', 'unavailable'],
  limit: LOGIN_LIMIT,
});

export const signInProviders = defineCall({
  name: 'account.providers',
  method: 'GET',
  path: 'user/account/providers.json',
  summary: 'Dit avec quels comptes d’ailleurs on peut se connecter, et où les choisir',
  input: z.object({}),
  /** The address of the provider's page, without what each attempt adds to it (state, nonce). */
  answer: z.object({ google: z.string().nullable(), facebook: z.string().nullable() }),
});
