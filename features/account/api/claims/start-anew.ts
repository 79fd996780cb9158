import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { createUser, type Newcomer } from '../create-user.ts';
import { removeAccount } from '../privacy/remove-account.ts';
import type { AccountRow } from '../tables.ts';

interface NewStart {
  /** The account that stands on the address, which nobody ever confirmed. */
  former: AccountRow;
  owner: Pick<Newcomer, 'firstname' | 'passwordHash' | 'path'>;
  now: Temporal.Instant;
}

/**
 * Whoever proves an address gets an account that nobody else ever held. The one that stood there unconfirmed may be anybody's: it goes like one
 * whose member asked for it, with every way into it and all that was written in it, and the owner has a new one
 * (docs/decisions/0074-the-address-decides-whose-account-it-is.md).
 */
export async function startAnew(tx: Writer, services: Services, { former, owner, now }: NewStart): Promise<AccountRow> {
  await removeAccount(tx, services, former, now);
  const user = await createUser(tx, services, { ...owner, email: former.email, isVerified: true }, now);
  if (!user) throw new Error('an address that was just freed is taken');
  return user;
}
