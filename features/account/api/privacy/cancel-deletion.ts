import { fail, handle } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { cancelDeletion } from '../../contract.ts';
import { deletionCancelled } from '../../mail/letters/deletion.ts';
import { deleteCodes, takeCode } from '../codes/code.repo.ts';
import { findById, updateUser } from '../user.repo.ts';
import { noteVisit } from './unused-accounts.ts';

const EXPIRED = 'Ce lien a déjà servi, ou la suppression n’est plus prévue.';

/** With the code of the mail, or from any session of the member: keeping an account needs less proof than losing it. */
export const cancelDeletionHandler = handle(cancelDeletion, async ({ code }, { who, db, services, now }) => {
  const userId = code ? (await takeCode(db, code, ['cancel-deletion'], now))?.user_id : who?.userId;
  const user = userId ? await findById(db, userId) : undefined;
  if (!user?.deletion_due_at) return fail('not_found', { sentence: EXPIRED });
  await updateUser(db, user.id, { deletion_due_at: null });
  await noteVisit(db, user.id, now);
  await deleteCodes(db, user.id, 'cancel-deletion');
  const data = { firstname: user.firstname };
  await sendLetter(db, services, deletionCancelled, { to: user.email, data, keptFor: user.id });
  return { success: true };
});
