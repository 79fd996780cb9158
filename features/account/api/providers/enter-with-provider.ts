import { type Failure, fail, type Services } from '@solelune/contract/server';
import { email as emailRule, FIRST_NAME_MAX, personName } from '@solelune/contract/validation';
import type { Writer } from '@solelune/platform';
import { revokeAutologins } from '../autologin-link.ts';
import { createUser } from '../create-user.ts';
import { toDate } from '../dates.ts';
import { isDisposable } from '../disposable-email.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import type { AccountRow, Provider } from '../tables.ts';
import { findByEmail, updateUser } from '../user.repo.ts';
import { findByIdentity, linkIdentity } from './identity.repo.ts';

/** Somebody, as Google or Facebook knows them. */
export interface ProviderPerson {
  provider: Provider;
  subject: string;
  email: string | null;
  isEmailProved: boolean;
  firstname: string;
}

const SENTENCES = {
  noEmail: 'Aucune adresse e-mail ne nous a été transmise. Autorisez-la, ou inscrivez-vous avec votre adresse.',
  taken: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
};

/** The account of that person: the one linked before, the one of their proved address, or a new one. */
export async function memberOf(
  tx: Writer,
  services: Services,
  person: ProviderPerson,
  { path, now }: { path: string | undefined; now: Temporal.Instant },
): Promise<AccountRow | Failure> {
  const { provider, subject } = person;
  const known = await findByIdentity(tx, provider, subject);
  if (known) return known;
  const email = person.email && emailRule(person.email) === null ? person.email : null;
  if (!email || isDisposable(email)) return fail(`${provider}_failed`, { sentence: SENTENCES.noEmail });
  const same = await findByEmail(tx, email);
  if (same && !person.isEmailProved) return fail(`${provider}_failed`, { sentence: SENTENCES.taken });
  const newcomer = {
    email,
    firstname: usableName(person.firstname),
    passwordHash: null,
    isVerified: person.isEmailProved,
    path,
  };
  const user = same ? await claim(tx, services, same, now) : await createUser(tx, services, newcomer, now);
  if (!user) return fail(`${provider}_failed`);
  await linkIdentity(tx, { provider, subject, userId: user.id, now });
  return user;
}

/**
 * An account whose address was never confirmed may have been made by anybody: the proved owner takes it over, and whatever the other one
 * could enter by (password, sessions, links) is closed.
 */
async function claim(tx: Writer, services: Services, user: AccountRow, now: Temporal.Instant): Promise<AccountRow> {
  if (user.email_verified_at) return user;
  const change = { password_hash: null, email_verified_at: toDate(now) };
  await updateUser(tx, user.id, change);
  await closeSessions(tx, services, user.id);
  await revokeAutologins(tx, user.id);
  return { ...user, ...change };
}

/** Providers let people call themselves anything. */
function usableName(name: string): string {
  const trimmed = [...name.normalize('NFC').trim()].slice(0, FIRST_NAME_MAX).join('');
  return trimmed !== '' && personName(trimmed) === null ? trimmed : 'Vous';
}
