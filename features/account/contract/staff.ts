import { type CallAnswer, can, defineCall, ROLES } from '@solelune/contract';
import { email, personName, text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import { deviceFields } from './device.ts';
import { CODE_LIMIT, LOGIN_LIMIT } from './limits.ts';
import { mailedCode } from './recovery.ts';
import { typedPassword } from './typed-password.ts';
import { openedSession } from './user.ts';

const value = <T extends z.ZodType>(field: T) => nobodys('a value, not a name', field);

/** Six digits, or one of the codes that were noted for the day the telephone is lost; spaces are the hand's. */
const factorCode = () =>
  value(
    z
      .string({ error: SENTENCES.required })
      .transform((typed) => typed.replaceAll(/\s/g, ''))
      .refine((typed) => typed !== '', SENTENCES.required)
      .refine(
        (typed) => /^(?:\d{6}|[a-z2-9]{4}(?:-[a-z2-9]{4}){2})$/i.test(typed),
        'Six chiffres, ou un code de secours',
      ),
  );

const roles = () =>
  value(
    z.preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z
        .array(z.enum(ROLES, { error: SENTENCES.choice }), { error: SENTENCES.required })
        .min(1, SENTENCES.required)
        .max(ROLES.length),
    ),
  );

/** It hashes, so it opens its own transaction, as the login does. */
export const staffEnter = defineCall({
  name: 'account.staff-enter',
  method: 'POST',
  path: 'staff/enter.json',
  summary: 'Ouvre une session de douze heures à qui travaille ici : adresse, mot de passe et second facteur',
  input: z.object({ email: email(), password: typedPassword(), code: factorCode(), ...deviceFields }),
  answer: openedSession,
  errors: ['login_failed', 'too_many_requests'],
  limit: LOGIN_LIMIT,
});

export const staffInvitation = defineCall({
  name: 'account.staff-invitation',
  method: 'POST',
  path: 'staff/invitation.json',
  summary: 'Rend ce qu’une invitation propose, et le second facteur à régler',
  input: z.object({ code: mailedCode() }),
  answer: z.object({
    firstname: z.string(),
    email: z.string(),
    roles: z.array(z.enum(ROLES)),
    /** The address has an account here: its own password is asked for. */
    has_account: z.boolean(),
    /** For who types it instead of taking a picture. */
    secret: z.string(),
    key_uri: z.string(),
    /** The same as a picture: one unit is one square. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ['not_found'],
  writes: true,
  limit: CODE_LIMIT,
});

export const staffAccept = defineCall({
  name: 'account.staff-accept',
  method: 'POST',
  path: 'staff/accept.json',
  summary: 'Accepte une invitation : mot de passe et premier code ; rend, une seule fois, les codes de secours',
  input: z.object({ code: mailedCode(), password: typedPassword(), totp: factorCode(), ...deviceFields }),
  answer: openedSession.extend({ recovery_codes: z.array(z.string()) }),
  errors: ['not_found', 'login_failed', 'too_many_requests'],
  limit: CODE_LIMIT,
});

const person = z.object({ email: z.string(), firstname: z.string(), roles: z.array(z.enum(ROLES)) });

export const staffList = defineCall({
  name: 'account.staff-list',
  method: 'GET',
  path: 'staff/list.json',
  summary: 'Rend qui travaille ici, et qui y est invité',
  input: z.object({}),
  answer: z.object({
    people: z.array(
      person.extend({ id: z.string(), last_visit_at: z.iso.datetime(), factor_since: z.iso.datetime().nullable() }),
    ),
    invitations: z.array(person.extend({ expires_at: z.iso.datetime() })),
  }),
  access: can('account.staff'),
});

export const staffInvite = defineCall({
  name: 'account.staff-invite',
  method: 'POST',
  path: 'staff/invite.json',
  summary: 'Invite une personne à travailler ici, par un lien valable sept jours',
  input: z.object({ email: email(), firstname: personName(), roles: roles() }),
  answer: z.object({}),
  access: can('account.staff'),
  writes: true,
  audited: { details: ['roles'] },
});

export const staffLeave = defineCall({
  name: 'account.staff-leave',
  method: 'POST',
  path: 'staff/leave.json',
  summary: 'Retire ses rôles à une personne et ferme ses sessions, aussitôt',
  input: z.object({ id: nobodys('anybody who works here: administrators', text(60)), reason: value(text(200)) }),
  answer: z.object({}),
  errors: ['not_found', 'conflict'],
  access: can('account.staff'),
  writes: true,
  audited: { about: 'id', reason: 'reason' },
});

export type StaffInvitation = CallAnswer<typeof staffInvitation>;
export type StaffList = CallAnswer<typeof staffList>;
