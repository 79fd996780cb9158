import type { Reader, Writer } from '@solelune/platform';
import { after, toDate } from '../dates.ts';
import { hashKey, newCode } from '../keys.ts';
import type { CodePurpose } from '../tables.ts';

/** Recovery opens the account, so it is short; a deletion can be cancelled until it happens. */
const LIFE_HOURS: Record<CodePurpose, number> = {
  recovery: 1,
  'verify-email': 7 * 24,
  'change-email': 24,
  'cancel-deletion': 31 * 24,
};

interface NewCode {
  userId: string;
  purpose: CodePurpose;
  /** The address that receives the code, and is proved by it. */
  email: string;
  now: Temporal.Instant;
}

/** Makes a code and forgets those sent before for the same thing: the newest mail is the one that works. */
export async function issueCode(tx: Writer, { userId, purpose, email, now }: NewCode): Promise<string> {
  await deleteCodes(tx, userId, purpose);
  const code = newCode();
  await tx
    .insertInto('account_code')
    .values({
      code_hash: hashKey(code),
      user_id: userId,
      purpose,
      email,
      created_at: toDate(now),
      expires_at: after(now, { hours: LIFE_HOURS[purpose] }),
    })
    .execute();
  return code;
}

export const findCode = (db: Reader, code: string, purposes: readonly CodePurpose[], now: Temporal.Instant) =>
  db
    .selectFrom('account_code')
    .select(['user_id', 'email', 'purpose'])
    .where('code_hash', '=', hashKey(code))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();

/** Finds and uses a code in one step: of two that come at once, one gets it. */
export const takeCode = (tx: Writer, code: string, purposes: readonly CodePurpose[], now: Temporal.Instant) =>
  tx
    .deleteFrom('account_code')
    .where('code_hash', '=', hashKey(code))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', toDate(now))
    .returning(['user_id', 'email', 'purpose'])
    .executeTakeFirst();

export async function deleteCodes(tx: Writer, userId: string, purpose?: CodePurpose): Promise<void> {
  const query = tx.deleteFrom('account_code').where('user_id', '=', userId);
  await (purpose ? query.where('purpose', '=', purpose) : query).execute();
}

export const pendingEmail = async (db: Reader, userId: string, now: Temporal.Instant): Promise<string | null> => {
  const row = await db
    .selectFrom('account_code')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return row?.email ?? null;
};
