import { Failure, fail } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { sendLetter } from '@solelune/letters';
import { changeEmail } from '../../contract.ts';
import { addressTaken } from '../../mail/letters/address-taken.ts';
import { confirmNewAddress } from '../../mail/letters/verify-email.ts';
import { countAttempt } from '../attempts.ts';
import { issueCode } from '../codes/code.repo.ts';
import { isDisposable } from '../disposable-email.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { isStillProved, provePassword } from '../security/prove-password.ts';
import { findByEmail } from '../user.repo.ts';
import { verificationUrl } from './verification-url.ts';

/**
 * Nothing changes until the new address has answered. Whether it has an account already is told to that address alone: the answer, what is kept and
 * what is shown are the same, but the code of a taken address is in no letter.
 */
export const changeEmailHandler = handleHashing(changeEmail, async ({ email, password }, context) => {
  const { who, transaction, services, now } = context;
  const user = await provePassword(context, { password, field: 'password' });
  if (user instanceof Failure) return user;
  if (email === user.email) return fail('invalid_input', { fields: { email: 'C’est déjà votre adresse' } });
  if (isDisposable(email)) return fail('invalid_input', { fields: { email: SENTENCES.emailDisposable } });
  for (const subject of [who.userId, email]) {
    const refusal = await countAttempt(transaction, services, { kind: 'mail', subject, now });
    if (refusal) return refusal;
  }
  return transaction(async (tx) => {
    if (!(await isStillProved(tx, who, user))) return fail('login_required');
    const code = await issueCode(tx, { userId: user.id, purpose: 'change-email', email, now });
    const owner = await findByEmail(tx, email);
    if (owner) await sendLetter(tx, services, addressTaken, { to: email, data: { firstname: owner.firstname } });
    else {
      const data = { firstname: user.firstname, confirmUrl: verificationUrl(services.config, code) };
      await sendLetter(tx, services, confirmNewAddress, { to: email, data });
    }
    return { success: true };
  });
});
