import { fail } from '@solelune/contract/server';
import { recoveryConfirm } from '../../contract.ts';
import { forgetAttempts } from '../attempts.ts';
import { findCode, takeCode } from '../codes/code.repo.ts';
import { toDate } from '../dates.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { hashPassword } from '../passwords/hash.ts';
import { weakness } from '../passwords/weak-password.ts';
import { replacePassword } from '../security/replace-password.ts';
import { findById, updateUser } from '../user.repo.ts';

const EXPIRED = 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.';

/** The code was read in the member's mailbox: it proves the address as well. Every session and every link stops working. */
export const recoveryConfirmHandler = handleHashing(
  recoveryConfirm,
  async ({ code, password }, { db, transaction, services, now }) => {
    const found = await findCode(db, code, ['recovery'], now);
    const user = found ? await findById(db, found.user_id) : undefined;
    if (!user) return fail('not_found', { sentence: EXPIRED });
    const problem = weakness(password, [user.email, user.firstname, services.config.brand.name]);
    if (problem) return fail('invalid_input', { fields: { password: problem } });
    const passwordHash = await hashPassword(services.hashing, password);
    return transaction(async (tx) => {
      const taken = await takeCode(tx, code, ['recovery'], now);
      // Used meanwhile, or sent to an address that the account has left since.
      if (!taken || taken.email !== user.email) return fail('not_found', { sentence: EXPIRED });
      await replacePassword(tx, services, { user, passwordHash, now });
      await updateUser(tx, user.id, { email_verified_at: user.email_verified_at ?? toDate(now), smtp_error: null });
      await forgetAttempts(tx, services, 'login', user.email);
      return { success: true };
    });
  },
);
