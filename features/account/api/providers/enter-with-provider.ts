import { type Failure, fail, type Services } from '@solelune/contract/server';
import { email as emailRule, FIRST_NAME_MAX, personName } from '@solelune/contract/validation';
import type { Writer } from '@solelune/platform';
import { startAnew } from '../claims/start-anew.ts';
import { createUser, NAMELESS } from '../create-user.ts';
import { isDisposable } from '../disposable-email.ts';
import type { AccountRow, Provider } from '../tables.ts';
import { lockByEmail } from '../user.repo.ts';
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
  const same = await lockByEmail(tx, email);
  if (same && !person.isEmailProved) return fail(`${provider}_failed`, { sentence: SENTENCES.taken });
  const owner = { firstname: usableName(person.firstname), passwordHash: null, path };
  const user = same
    ? await accountOfOwner(same)
    : await createUser(tx, services, { ...owner, email, isVerified: person.isEmailProved }, now);
  if (!user) return fail(`${provider}_failed`);
  await linkIdentity(tx, { provider, subject, userId: user.id, now });
  return user;

  /** Confirmed before, it is the same person's; otherwise it may be anybody's. */
  async function accountOfOwner(former: AccountRow): Promise<AccountRow> {
    return former.email_verified_at ? former : startAnew(tx, services, { former, owner, now });
  }
}

/** Providers let people call themselves anything. */
function usableName(name: string): string {
  const trimmed = [...name.normalize('NFC').trim()].slice(0, FIRST_NAME_MAX).join('');
  return trimmed !== '' && personName(trimmed) === null ? trimmed : NAMELESS;
}
