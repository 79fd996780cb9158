import { fail, handle } from '@solelune/contract/server';
import { cancelDeletion } from '../../contract.ts';
import { takeCode } from '../codes/code.repo.ts';
import { findById } from '../user.repo.ts';
import { keepAccount } from './keep-account.ts';

const EXPIRED = 'Ce lien a déjà servi, ou la suppression n’est plus prévue.';

/** With the code of the mail, or from any session of the member: keeping an account needs less proof than losing it. */
export const cancelDeletionHandler = handle(cancelDeletion, async ({ code }, { who, db, services, now }) => {
  const userId = code ? (await takeCode(db, code, ['cancel-deletion'], now))?.user_id : who?.userId;
  const user = userId ? await findById(db, userId) : undefined;
  if (!user?.deletion_due_at) return fail('not_found', { sentence: EXPIRED });
  await keepAccount(db, services, user, now);
  return { success: true };
});
