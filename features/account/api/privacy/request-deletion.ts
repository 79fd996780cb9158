import { Failure, fail } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { requestDeletion } from '../../contract.ts';
import { deletionRequested } from '../../mail/letters/deletion.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { provePassword } from '../security/prove-password.ts';
import { refuseLinkSession } from '../sessions/require-full-session.ts';
import { findById } from '../user.repo.ts';
import { scheduleDeletion } from './schedule-deletion.ts';

export const requestDeletionHandler = handleHashing(requestDeletion, async ({ password }, context) => {
  const { who, db, transaction, services, now } = context;
  const member = await findById(db, who.userId);
  if (!member) return fail('login_required');
  const refusal = await proof();
  if (refusal instanceof Failure) return refusal;
  const dueAt = await transaction((tx) => scheduleDeletion(tx, services, { member, letter: deletionRequested, now }));
  return { due_at: dueAt.toString() };

  /** Who came by Google or Facebook has no password to type: a full session is their proof. */
  async function proof() {
    if (!member?.password_hash) return refuseLinkSession(db, who);
    if (!password) return fail('invalid_input', { fields: { password: SENTENCES.required } });
    return provePassword(context, { password, field: 'password' });
  }
});
