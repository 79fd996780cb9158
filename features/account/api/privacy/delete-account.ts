import type { FeatureParts } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { deletionDone } from '../../mail/letters/deletion.ts';
import { toDate } from '../dates.ts';
import { removeAccount } from './remove-account.ts';

type Deletion = Pick<FeatureParts, 'db' | 'transaction' | 'services'>;

/** Deletes for good every account whose delay is over; gives how many. Each in a transaction of its own: one that fails holds up no other. */
export async function deleteDueAccounts(
  { db, transaction, services }: Deletion,
  now: Temporal.Instant,
): Promise<number> {
  const due = await db.selectFrom('account_user').select('id').where('deletion_due_at', '<=', toDate(now)).execute();
  let failed = 0;
  for (const { id } of due) {
    try {
      await transaction(async (tx) => {
        // Read again under a lock: the member may have changed their mind a moment ago.
        const user = await tx
          .selectFrom('account_user')
          .select(['id', 'email', 'firstname'])
          .where('id', '=', id)
          .where('deletion_due_at', '<=', toDate(now))
          .forUpdate()
          .executeTakeFirst();
        if (!user) return;
        await removeAccount(tx, services, user, now);
        await sendLetter(tx, services, deletionDone, { to: user.email, data: { firstname: user.firstname } });
      });
    } catch (error) {
      failed++;
      services.log.error({ err: error, userId: id }, 'an account could not be deleted');
    }
  }
  if (failed > 0) throw new Error(`${failed} accounts could not be deleted`);
  return due.length;
}
