import type { Reader, Writer } from '@solelune/platform';
import { toDate } from '../dates.ts';
import type { AccountRow, Provider } from '../tables.ts';

export const findByIdentity = (db: Reader, provider: Provider, subject: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account_identity')
    .innerJoin('account_user', 'account_user.id', 'account_identity.user_id')
    .selectAll('account_user')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function linkIdentity(
  tx: Writer,
  identity: { provider: Provider; subject: string; userId: string; now: Temporal.Instant },
): Promise<void> {
  const { provider, subject, userId, now } = identity;
  await tx
    .insertInto('account_identity')
    .values({ provider, subject, user_id: userId, created_at: toDate(now) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({ subject, created_at: toDate(now) }),
    )
    .execute();
}

export async function providersOf(db: Reader, userId: string): Promise<Provider[]> {
  const rows = await db
    .selectFrom('account_identity')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}
