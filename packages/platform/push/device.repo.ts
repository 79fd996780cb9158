import { createHash } from 'node:crypto';
import type { Reader, Writer } from '../database/database.ts';
import { newId } from '../ids.ts';
import { sealedText } from '../sealed/sealed-column.ts';
import type { SealedText, Sealing } from '../sealed/sealing.ts';
import type { Subscription } from './subscription.ts';

interface PushDeviceTable {
  id: string;
  user_id: string;
  fingerprint: string;
  subscription: SealedText;
  created_at: Date;
}

declare module '../database/tables.ts' {
  interface Tables {
    push_device: PushDeviceTable;
  }
}

const subscriptionColumn = sealedText('push_device', 'subscription');
/** For the rotation of keys. */
export const SEALED_PUSH = [subscriptionColumn];

/** A person has a telephone, a computer, perhaps two of each. */
const MOST_DEVICES = 10;

/** The browser's address belongs to whoever uses the browser now. */
export async function keepDevice(
  tx: Writer,
  sealing: Sealing,
  { userId, subscription, now }: { userId: string; subscription: Subscription; now: Temporal.Instant },
): Promise<void> {
  const id = newId();
  const row = {
    ...{ id, user_id: userId, created_at: new Date(now.epochMilliseconds) },
    subscription: subscriptionColumn.seal(sealing, id, JSON.stringify(subscription)),
  };
  const fingerprint = createHash('sha256').update(subscription.endpoint).digest('hex');
  await tx
    .insertInto('push_device')
    .values({ ...row, fingerprint })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(row))
    .execute();
  const kept = tx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_DEVICES);
  await tx.deleteFrom('push_device').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}

export const deviceIdsOf = async (db: Reader, userId: string): Promise<string[]> =>
  (await db.selectFrom('push_device').select('id').where('user_id', '=', userId).execute()).map(({ id }) => id);

/** Null once it is forgotten. */
export async function findSubscription(db: Reader, sealing: Sealing, id: string): Promise<Subscription | null> {
  const row = await db.selectFrom('push_device').select('subscription').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(subscriptionColumn.open(sealing, id, row.subscription)) as Subscription) : null;
}

export const forgetDevice = (tx: Writer, id: string) => tx.deleteFrom('push_device').where('id', '=', id).execute();
