import { type CallContext, type Failure, fail, type Who } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { countAttempt, forgetAttempts } from '../attempts.ts';
import { verifyPassword } from '../passwords/hash.ts';
import { hasFullSession, refuseLinkSession } from '../sessions/require-full-session.ts';
import type { AccountRow } from '../tables.ts';
import { findById, lockByEmail } from '../user.repo.ts';

const NO_PASSWORD =
  'Votre compte n’a pas encore de mot de passe. Demandez-en un par « Mot de passe oublié », puis revenez ici.';

interface Proof {
  password: string;
  /** The field that holds it in the form. */
  field: string;
}

/** For what a stolen session must not do: the session must be a full one, and the password typed again. Gives the member, or why not. */
export async function provePassword(
  { who, db, transaction, services, now }: CallContext & { who: Who },
  { password, field }: Proof,
): Promise<AccountRow | Failure> {
  const refusal =
    (await refuseLinkSession(db, who)) ??
    (await countAttempt(transaction, services, { kind: 'password', subject: who.userId, now }));
  if (refusal) return refusal;
  const user = await findById(db, who.userId);
  if (!user?.password_hash) return fail('forbidden', { sentence: NO_PASSWORD });
  if (!(await verifyPassword(services.hashing, password, user.password_hash)))
    return fail('invalid_input', { fields: { [field]: 'Ce n’est pas votre mot de passe actuel' } });
  await transaction((tx) => forgetAttempts(tx, services, 'password', who.userId));
  return user;
}

/**
 * Asked under a lock by whoever acts on the proof: hashing takes a while, and a letter may have given the account another password, or another
 * owner, meanwhile.
 */
export async function isStillProved(tx: Writer, who: Who, proved: AccountRow): Promise<boolean> {
  const user = await lockByEmail(tx, proved.email);
  return user?.password_hash === proved.password_hash && hasFullSession(tx, who, proved.id);
}
