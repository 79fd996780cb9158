import { defineCall } from '@solelune/contract';
import { newPassword } from '@solelune/contract/fields';
import { ownedBy } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import { LOGIN_LIMIT } from './limits.ts';
import { typedPassword } from './typed-password.ts';

const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  current: z.boolean(),
  /** Opened by a link in a mail. */
  by_link: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
});

export const security = defineCall({
  name: 'account.security',
  method: 'GET',
  path: 'user/account/security.json',
  summary: 'Rend l’adresse e-mail, les moyens de connexion et les sessions ouvertes du membre',
  input: z.object({}),
  answer: z.object({
    email: z.string(),
    email_verified: z.boolean(),
    /** The address that waits for its confirmation. */
    pending_email: z.string().nullable(),
    has_password: z.boolean(),
    providers: z.array(z.enum(['google', 'facebook'])),
    /** When the account goes away, if that was asked. */
    deletion_due_at: z.string().nullable(),
    sessions: z.array(sessionSchema),
  }),
  access: 'member',
});

export const revokeSession = defineCall({
  name: 'account.revoke-session',
  method: 'POST',
  path: 'user/account/session/revoke',
  summary: 'Ferme une session du membre, ou toutes sauf celle-ci (others)',
  input: z.object({
    id: ownedBy('session', z.union([z.literal('others'), z.uuid()], { error: SENTENCES.choice }), 'nothing-done'),
  }),
  answer: z.object({ revoked: z.number().int() }),
  errors: ['forbidden'],
  access: 'member',
  writes: true,
});

export const changePassword = defineCall({
  name: 'account.change-password',
  method: 'POST',
  path: 'user/account/password',
  summary: 'Remplace le mot de passe et ferme les autres sessions',
  input: z.object({ current_password: typedPassword(), password: newPassword() }),
  answer: z.object({ success: z.boolean() }),
  errors: ['forbidden', 'too_many_requests'],
  access: 'member',
  limit: LOGIN_LIMIT,
});
