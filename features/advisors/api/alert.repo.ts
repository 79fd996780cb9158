import type { Reader, Writer } from '@solelune/platform';
import type {} from './tables.ts';

export const findAlert = (db: Reader, advisorId: number, userId: string) =>
  db
    .selectFrom('advisors_alert')
    .select(['by_push', 'by_mail'])
    .where('advisor_id', '=', advisorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const setAlert = (
  tx: Writer,
  {
    advisorId,
    userId,
    push,
    mail,
    now,
  }: { advisorId: number; userId: string; push: boolean; mail: boolean; now: Temporal.Instant },
) =>
  tx
    .insertInto('advisors_alert')
    .values({
      ...{ advisor_id: advisorId, user_id: userId, by_push: push, by_mail: mail },
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['advisor_id', 'user_id']).doUpdateSet({ by_push: push, by_mail: mail }))
    .execute();

export const dropAlert = (tx: Writer, advisorId: number, userId: string) =>
  tx.deleteFrom('advisors_alert').where('advisor_id', '=', advisorId).where('user_id', '=', userId).execute();

/** Takes one who waits, once: whoever gets it tells them. Oldest first. */
export async function takeAlert(tx: Writer, advisorId: number) {
  const next = await tx
    .selectFrom('advisors_alert')
    .selectAll()
    .where('advisor_id', '=', advisorId)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (next) await dropAlert(tx, advisorId, next.user_id);
  return next;
}
