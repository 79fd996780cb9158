import { Failure, fail } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { changeEmail } from '../../contract.ts';
import { confirmNewAddress } from '../../mail/letters/verify-email.ts';
import { countAttempt } from '../attempts.ts';
import { issueCode } from '../codes/code.repo.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { provePassword } from '../security/prove-password.ts';
import { emailProblem } from './acceptable-email.ts';
import { verificationUrl } from './verification-url.ts';

/** Nothing changes until the new address has answered. */
export const changeEmailHandler = handleHashing(changeEmail, async ({ email, password }, context) => {
  const { who, db, transaction, services, now } = context;
  const user = await provePassword(context, { password, field: 'password' });
  if (user instanceof Failure) return user;
  const problem = email === user.email ? 'C’est déjà votre adresse' : await emailProblem(db, email);
  if (problem) return fail('invalid_input', { fields: { email: problem } });
  const refusal = await countAttempt(transaction, services, { kind: 'mail', subject: who.userId, now });
  if (refusal) return refusal;
  await transaction(async (tx) => {
    const code = await issueCode(tx, { userId: user.id, purpose: 'change-email', email, now });
    const confirmUrl = verificationUrl(services.config, code);
    const data = { firstname: user.firstname, confirmUrl };
    await sendLetter(tx, services, confirmNewAddress, { to: email, data });
  });
  return { success: true };
});
