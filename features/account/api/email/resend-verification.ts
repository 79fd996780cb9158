import { fail, handle } from '@solelune/contract/server';
import { resendVerification } from '../../contract.ts';
import { countAttempt } from '../attempts.ts';
import { findById } from '../user.repo.ts';
import { sendVerification } from './send-verification.ts';

export const resendVerificationHandler = handle(
  resendVerification,
  async (_, { who, db, transaction, services, now }) => {
    const refusal = await countAttempt(transaction, services, { kind: 'mail', subject: who.userId, now });
    if (refusal) return refusal;
    const user = await findById(db, who.userId);
    if (!user) return fail('login_required');
    await sendVerification(db, services, user, now);
    return { success: true };
  },
);
