import { handle } from '@solelune/contract/server';
import { recoveryRequest } from '../../contract.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { countAttempt } from '../attempts.ts';
import { issueCode } from '../codes/code.repo.ts';
import { inTransaction } from '../in-transaction.ts';
import { findByEmail } from '../user.repo.ts';

/** No answer is held back until the work is done: it would take longer for an address that has an account. */
export const recoveryRequestHandler = handle(recoveryRequest, async ({ email }, { db, services, now }) => {
  const refusal = await countAttempt(db, services, { kind: 'recovery', subject: email, now });
  if (refusal) return refusal;
  const sending = inTransaction(db, async (tx) => {
    const user = await findByEmail(tx, email);
    if (!user) return;
    const code = await issueCode(tx, { userId: user.id, purpose: 'recovery', email, now });
    const recoveryUrl = `${services.config.siteUrl}/recuperation-mot-de-passe/${code}`;
    await sendMail(tx, services, email, 'recovery', { firstname: user.firstname, recoveryUrl });
  });
  sending.catch((error: unknown) => services.log.error({ err: error }, 'a recovery mail could not be written'));
  return { success: true };
});
