import type { Services, Who } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { deleteCodes } from '../codes/code.repo.ts';
import { markConfirmed } from '../email/mark-confirmed.ts';
import { keepAccount } from '../privacy/keep-account.ts';
import { replacePassword } from '../security/replace-password.ts';
import { hasFullSession } from '../sessions/require-full-session.ts';
import type { AccountRow } from '../tables.ts';

/** Whether who reads the letters of an address is the one who holds the account: they proved it before, or they are logged in to it. */
export const isSamePerson = async (db: Reader, who: Who | null, user: AccountRow): Promise<boolean> =>
  user.email_verified_at !== null || (await hasFullSession(db, who, user.id));

interface Recovery {
  user: AccountRow;
  passwordHash: string;
  now: Temporal.Instant;
}

/** The member has lost the key, or somebody else has it: every session, link and code ends, whatever these had begun is called off, and all that is the member's stays. */
export async function recoverAccount(
  tx: Writer,
  services: Services,
  { user, passwordHash, now }: Recovery,
): Promise<AccountRow> {
  if (user.deletion_due_at) await keepAccount(tx, services, user, now);
  await replacePassword(tx, services, { user, passwordHash, now });
  await deleteCodes(tx, user.id);
  await markConfirmed(tx, services, { user, email: user.email, now });
  return user;
}
