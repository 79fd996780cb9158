import { fail, handle } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { resendVerification } from '../../contract.ts';
import { confirmAddress } from '../../mail/letters/verify-email.ts';
import { countAttempt } from '../attempts.ts';
import { issueCode } from '../codes/code.repo.ts';
import { findById } from '../user.repo.ts';
import { verificationUrl } from './verification-url.ts';

export const resendVerificationHandler = handle(
  resendVerification,
  async (_, { who, db, transaction, services, now }) => {
    const refusal = await countAttempt(transaction, services, { kind: 'mail', subject: who.userId, now });
    if (refusal) return refusal;
    const user = await findById(db, who.userId);
    if (!user) return fail('login_required');
    const code = await issueCode(db, { userId: user.id, purpose: 'verify-email', email: user.email, now });
    const data = { firstname: user.firstname, verifyUrl: verificationUrl(services.config, code) };
    await sendLetter(db, services, confirmAddress, { to: user.email, data });
    return { success: true };
  },
);
