import { fail } from '@solelune/contract/server';
import { recoveryConfirm } from '../../contract.ts';
import { startAnew } from '../claims/start-anew.ts';
import { findCode, takeCode } from '../codes/code.repo.ts';
import { NAMELESS } from '../create-user.ts';
import { forgetStrangers } from '../login-attempts.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { hashPassword } from '../passwords/hash.ts';
import { weakness } from '../passwords/weak-password.ts';
import { noteDevice } from '../sessions/device.repo.ts';
import { findById, lockByEmail } from '../user.repo.ts';
import { isSamePerson, recoverAccount } from './recover-account.ts';

const EXPIRED = 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.';

/** The code was read in the mailbox of the address: who has it owns the address, and the account if it was theirs before. */
export const recoveryConfirmHandler = handleHashing(
  recoveryConfirm,
  async ({ code, password, device_key }, { who, db, transaction, services, now }) => {
    const found = await findCode(db, code, ['recovery'], now);
    const asked = found ? await findById(db, found.user_id) : undefined;
    if (!asked) return fail('not_found', { sentence: EXPIRED });
    const problem = await weakness(password, [asked.email, asked.firstname, services.config.brand.name]);
    if (problem) return fail('invalid_input', { fields: { password: problem } });
    const passwordHash = await hashPassword(services.hashing, password);
    return transaction(async (tx) => {
      const taken = await takeCode(tx, code, ['recovery'], now);
      const user = taken && (await lockByEmail(tx, taken.email));
      // Used meanwhile, or sent to an address that the account has left since.
      if (user?.id !== asked.id) return fail('not_found', { sentence: EXPIRED });
      const owner = { firstname: NAMELESS, passwordHash, path: undefined };
      const owned = (await isSamePerson(tx, who, user))
        ? await recoverAccount(tx, services, { user, passwordHash, now })
        : await startAnew(tx, services, { former: user, owner, now });
      // Who has read the letter is no stranger: the login that follows is not slowed down by what strangers try.
      await noteDevice(tx, owned.id, device_key, now);
      await forgetStrangers(tx, services, user.email);
      return { success: true };
    });
  },
);
