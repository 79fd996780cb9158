import type { Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { after, toDate } from './dates.ts';
import { hashKey, newAutologinKey } from './keys.ts';

/** A letter is read within weeks; it may be opened several times. */
const LIFE_HOURS = 30 * 24;

interface Link {
  userId: string;
  /** A path of the site: `/profil/rendez-vous`. */
  path: string;
  now: Temporal.Instant;
}

/** An address for a mail that opens a session of its reader. The key is the fragment: browsers do not send it, so no log can hold it. */
export async function autologinLink(
  tx: Writer,
  { config }: Pick<Services, 'config'>,
  { userId, path, now }: Link,
): Promise<string> {
  const key = newAutologinKey();
  await tx
    .insertInto('account_autologin')
    .values({
      key_hash: hashKey(key),
      user_id: userId,
      created_at: toDate(now),
      expires_at: after(now, { hours: LIFE_HOURS }),
    })
    .execute();
  return `${config.siteUrl}${path}#${key}`;
}

export const findAutologin = (db: Reader, key: string, now: Temporal.Instant) =>
  db
    .selectFrom('account_autologin')
    .innerJoin('account_user', 'account_user.id', 'account_autologin.user_id')
    .selectAll('account_user')
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();

/** Every link ever sent to the member stops working. */
export async function revokeAutologins(tx: Writer, userId: string): Promise<void> {
  await tx.deleteFrom('account_autologin').where('user_id', '=', userId).execute();
}
