import type { Reader, Writer } from '@solelune/platform';
import { toDate } from '../dates.ts';
import { hashKey } from '../keys.ts';

/** A member's oldest devices are forgotten beyond this many. */
const KEPT = 20;

/** Notes the device of a session that opens. True when the member has used others, and never this one. */
export async function noteDevice(
  tx: Writer,
  userId: string,
  key: string | undefined,
  now: Temporal.Instant,
): Promise<boolean> {
  const known = await tx
    .selectFrom('account_device')
    .select(['key_hash'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  // A browser that keeps nothing has no key, and is new each time.
  if (!key) return known.length > 0;
  const hash = hashKey(key);
  const isKnown = known.some(({ key_hash }) => key_hash.equals(hash));
  await tx
    .insertInto('account_device')
    .values({ user_id: userId, key_hash: hash, last_seen_at: toDate(now) })
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet({ last_seen_at: toDate(now) }))
    .execute();
  for (const { key_hash } of known.slice(KEPT - 1)) {
    await tx.deleteFrom('account_device').where('user_id', '=', userId).where('key_hash', '=', key_hash).execute();
  }
  return known.length > 0 && !isKnown;
}

/** Whether a session of the account of that address was opened on the device before. */
export async function isKnownDevice(db: Reader, email: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('account_device')
    .innerJoin('account_user', 'account_user.id', 'account_device.user_id')
    .select('user_id')
    .where('email', '=', email)
    .where('key_hash', '=', hashKey(key))
    .executeTakeFirst();
  return found !== undefined;
}
