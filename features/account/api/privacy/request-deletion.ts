import { Failure, fail, type Services } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { requestDeletion } from '../../contract.ts';
import { day } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { issueCode } from '../codes/code.repo.ts';
import { toDate } from '../dates.ts';
import { inTransaction } from '../in-transaction.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { provePassword } from '../security/prove-password.ts';
import { refuseLinkSession } from '../sessions/require-full-session.ts';
import type { AccountRow, Writer } from '../tables.ts';
import { findById, updateUser } from '../user.repo.ts';

/** Time to change one's mind. */
const DELAY_HOURS = 30 * 24;

export const requestDeletionHandler = handleHashing(
  requestDeletion,
  async ({ password }, { who, db, services, now }) => {
    const member = await findById(db, who.userId);
    if (!member) return fail('login_required');
    const refusal = await proof();
    if (refusal instanceof Failure) return refusal;
    const dueAt = now.add({ hours: DELAY_HOURS });
    await inTransaction(db, (tx) => schedule(tx, services, member, { now, dueAt }));
    return { due_at: dueAt.toString() };

    /** Who came by Google or Facebook has no password to type: a full session is their proof. */
    async function proof() {
      if (!member?.password_hash) return refuseLinkSession(db, who);
      if (!password) return fail('invalid_input', { fields: { password: SENTENCES.required } });
      return provePassword(db, services, { who, password, field: 'password', now });
    }
  },
);

async function schedule(
  tx: Writer,
  services: Services,
  member: AccountRow,
  { now, dueAt }: { now: Temporal.Instant; dueAt: Temporal.Instant },
): Promise<void> {
  await updateUser(tx, member.id, { deletion_due_at: toDate(dueAt) });
  const code = await issueCode(tx, { userId: member.id, purpose: 'cancel-deletion', email: member.email, now });
  await sendMail(tx, services, member.email, 'deletion-requested', {
    firstname: member.firstname,
    dueOn: day(dueAt),
    cancelUrl: `${services.config.siteUrl}/garder-mon-compte#${code}`,
  });
}
