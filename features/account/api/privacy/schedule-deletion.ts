import type { Services } from '@solelune/contract/server';
import { day, sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import type { deletionRequested } from '../../mail/letters/deletion.ts';
import { issueCode } from '../codes/code.repo.ts';
import { toDate } from '../dates.ts';
import type { AccountRow } from '../tables.ts';
import { updateUser } from '../user.repo.ts';

/** Time to change one's mind. */
const DELAY_HOURS = 30 * 24;

interface Leaving {
  member: AccountRow;
  /** Why it goes: the member asked for it, or has not come for years. */
  letter: typeof deletionRequested;
  now: Temporal.Instant;
}

/** Gives when it happens; the letter has the link that keeps the account. */
export async function scheduleDeletion(
  tx: Writer,
  services: Pick<Services, 'config' | 'mail'>,
  { member, letter, now }: Leaving,
): Promise<Temporal.Instant> {
  const { id: userId, email, firstname } = member;
  const dueAt = now.add({ hours: DELAY_HOURS });
  await updateUser(tx, userId, { deletion_due_at: toDate(dueAt) });
  const code = await issueCode(tx, { userId, purpose: 'cancel-deletion', email, now });
  const cancelUrl = `${services.config.siteUrl}/garder-mon-compte#${code}`;
  await sendLetter(tx, services, letter, { to: email, data: { firstname, dueOn: day(dueAt), cancelUrl } });
  return dueAt;
}
