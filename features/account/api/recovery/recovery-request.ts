import { handle } from '@solelune/contract/server';
import { newId } from '@solelune/platform';
import { recoveryRequest } from '../../contract.ts';
import { countAttempt } from '../attempts.ts';
import { recoveryLetter } from './recovery-letter.ts';
import { sealAddress } from './sealed-address.ts';

/** The same two writes whether the address has an account or not; a job looks for it, later. */
export const recoveryRequestHandler = handle(recoveryRequest, async ({ email }, { db, transaction, services, now }) => {
  const refusal = await countAttempt(transaction, services, { kind: 'recovery', subject: email, now });
  if (refusal) return refusal;
  const id = newId();
  await services.jobs.send(db, recoveryLetter, { sealedAddress: sealAddress(services.sealing, id, email) }, { id });
  return { success: true };
});
