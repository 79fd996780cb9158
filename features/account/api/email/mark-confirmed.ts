import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { toDate } from '../dates.ts';
import type { AccountRow } from '../tables.ts';
import { updateUser } from '../user.repo.ts';

interface Confirmation {
  user: AccountRow;
  /** The address that answered: the one that the account has, or its new one. */
  email: string;
  now: Temporal.Instant;
}

/** The holder of the account reads what is sent to its address: from now on it is theirs (docs/decisions/0074-the-address-decides-whose-account-it-is.md). */
export async function markConfirmed(
  tx: Writer,
  { members }: Pick<Services, 'members'>,
  { user, email, now }: Confirmation,
): Promise<void> {
  await updateUser(tx, user.id, { email, email_verified_at: toDate(now), smtp_error: null });
  if (user.email_verified_at) return;
  for (const { onAddressConfirmed } of members) await onAddressConfirmed?.(tx, user.id, now);
}
