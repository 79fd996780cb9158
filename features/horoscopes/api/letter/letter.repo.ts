import type { Reader, Writer } from '@solelune/platform';
import type { LetterRow } from '../tables.ts';

export const findLetter = (db: Reader, userId: string): Promise<LetterRow | undefined> =>
  db.selectFrom('horoscope_letter').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findByStopKey = (db: Reader, key: string): Promise<LetterRow | undefined> =>
  db.selectFrom('horoscope_letter').selectAll().where('stop_key', '=', key).executeTakeFirst();

export async function putLetter(tx: Writer, row: LetterRow): Promise<void> {
  const { user_id: _, ...change } = row;
  await tx
    .insertInto('horoscope_letter')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export const stopPush = (tx: Writer, userId: string) =>
  tx.updateTable('horoscope_letter').set({ by_push: false }).where('user_id', '=', userId).execute();

/** Whom a letter may be written to: their address and first name, once the address is known to be theirs. */
export const findReader = (db: Reader, userId: string) =>
  db
    .selectFrom('account_user')
    .select(['email', 'firstname', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Due at an instant, with a confirmed address or a browser to push to; the longest waiting first. */
export const dueLetters = (db: Reader, now: Date, limit: number): Promise<{ user_id: string }[]> =>
  db
    .selectFrom('horoscope_letter')
    .innerJoin('account_user', 'account_user.id', 'horoscope_letter.user_id')
    .select('horoscope_letter.user_id')
    .where('next_at', '<=', now)
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('by_push', '=', true)]))
    .orderBy('next_at')
    .limit(limit)
    .execute();

/** Held until the end of the transaction: of two processes, the second finds it told. */
export const lockLetter = (tx: Writer, userId: string): Promise<LetterRow | undefined> =>
  tx.selectFrom('horoscope_letter').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** Members who said yes on their profile and chose nothing more. */
export const membersWithoutSettings = (db: Reader, limit: number): Promise<{ user_id: string }[]> =>
  db
    .selectFrom('profile_member')
    .leftJoin('horoscope_letter', 'horoscope_letter.user_id', 'profile_member.user_id')
    .select('profile_member.user_id')
    .where('horoscope_letter.user_id', 'is', null)
    .where((eb) => eb(eb.val('horoscope'), '=', eb.fn.any('profile_member.email_topics')))
    .limit(limit)
    .execute();
