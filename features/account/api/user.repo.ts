import { newId, type Reader, type Writer } from '@solelune/platform';
import { toDate } from './dates.ts';
import type { AccountRow } from './tables.ts';

export const findByEmail = (db: Reader, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account_user').selectAll().where('email', '=', email).executeTakeFirst();

/** Whoever else wants to change the account waits: what is read here still holds when it is acted upon. */
export const lockByEmail = (tx: Writer, email: string): Promise<AccountRow | undefined> =>
  tx.selectFrom('account_user').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();

export const findById = (db: Reader, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirst();

interface NewUser {
  email: string;
  firstname: string;
  passwordHash: string | null;
  isVerified: boolean;
  signupPath: string | null;
  now: Temporal.Instant;
}

/** Undefined when somebody took the address meanwhile. */
export function insertUser(tx: Writer, user: NewUser): Promise<AccountRow | undefined> {
  const now = toDate(user.now);
  return tx
    .insertInto('account_user')
    .values({
      id: newId(),
      email: user.email,
      firstname: user.firstname,
      password_hash: user.passwordHash,
      email_verified_at: user.isVerified ? now : null,
      terms_accepted_at: now,
      signup_path: user.signupPath,
      last_visit_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

type Change = Partial<
  Pick<AccountRow, 'email' | 'password_hash' | 'email_verified_at' | 'smtp_error' | 'deletion_due_at'>
>;

export async function updateUser(tx: Writer, id: string, change: Change): Promise<void> {
  await tx.updateTable('account_user').set(change).where('id', '=', id).execute();
}
