import type { Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { confirmAddress } from '../../mail/letters/verify-email.ts';
import { issueCode } from '../codes/code.repo.ts';
import type { AccountRow } from '../tables.ts';
import { verificationUrl } from './verification-url.ts';

/** The letter by which a member confirms that the address of their account is theirs. */
export async function sendVerification(
  tx: Writer,
  services: Services,
  { id, email, firstname }: Pick<AccountRow, 'id' | 'email' | 'firstname'>,
  now: Temporal.Instant,
): Promise<void> {
  const code = await issueCode(tx, { userId: id, purpose: 'verify-email', email, now });
  const data = { firstname, verifyUrl: verificationUrl(services.config, code) };
  await sendLetter(tx, services, confirmAddress, { to: email, data });
}
