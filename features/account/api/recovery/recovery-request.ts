import { handle } from '@solelune/contract/server';
import { recoveryRequest } from '../../contract.ts';
import { countAttempt } from '../attempts.ts';
import { seal } from '../sealed.ts';
import { recoveryLetter } from './recovery-letter.ts';

/** The same two writes whether the address has an account or not; a job looks for it, later. */
export const recoveryRequestHandler = handle(recoveryRequest, async ({ email }, { db, transaction, services, now }) => {
  const refusal = await countAttempt(transaction, services, { kind: 'recovery', subject: email, now });
  if (refusal) return refusal;
  await services.jobs.send(db, recoveryLetter, { sealedAddress: seal(services.config, email) });
  return { success: true };
});
