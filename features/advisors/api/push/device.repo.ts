import { createHash } from 'node:crypto';
import { newId, type Reader, type Sealing, sealedText, type Writer } from '@solelune/platform';
import type {} from '../tables.ts';
import type { Subscription } from './subscription.ts';

export const subscriptionColumn = sealedText('advisors_push_device', 'subscription');
/** A person has a telephone, a computer, perhaps two of each. */
const MOST_DEVICES = 10;

/** The browser's address belongs to whoever uses the browser now. */
export async function keepDevice(
  tx: Writer,
  sealing: Sealing,
  { userId, subscription, now }: { userId: string; subscription: Subscription; now: Temporal.Instant },
): Promise<void> {
  const fingerprint = createHash('sha256').update(subscription.endpoint).digest('hex');
  await tx.deleteFrom('advisors_push_device').where('fingerprint', '=', fingerprint).execute();
  const id = newId();
  const sealed = subscriptionColumn.seal(sealing, id, JSON.stringify(subscription));
  const created_at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('advisors_push_device')
    .values({ id, user_id: userId, fingerprint, subscription: sealed, created_at })
    .execute();
  const rows = await tx
    .selectFrom('advisors_push_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(MOST_DEVICES)
    .execute();
  for (const row of rows) await forgetDevice(tx, row.id);
}

export async function devicesOf(
  db: Reader,
  sealing: Sealing,
  userId: string,
): Promise<{ id: string; subscription: Subscription }[]> {
  const rows = await db.selectFrom('advisors_push_device').selectAll().where('user_id', '=', userId).execute();
  return rows.map(({ id, subscription }) => ({
    id,
    subscription: JSON.parse(subscriptionColumn.open(sealing, id, subscription)) as Subscription,
  }));
}

export const forgetDevice = (tx: Writer, id: string) =>
  tx.deleteFrom('advisors_push_device').where('id', '=', id).execute();
