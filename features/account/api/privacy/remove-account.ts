import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { closeSessions } from '../sessions/close-sessions.ts';
import type { AccountRow } from '../tables.ts';

/** The account and all that is kept of its member, in every feature; what was mailed to the address too, but for what is still to leave. */
export async function removeAccount(
  tx: Writer,
  services: Services,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: Temporal.Instant,
): Promise<void> {
  for (const { beforeAccountDeletion } of services.members) await beforeAccountDeletion?.(tx, id, services, now);
  for (const { onAccountDeletion } of services.members) await onAccountDeletion?.(tx, id, services);
  await closeSessions(tx, services, id);
  await tx.deleteFrom('account_user').where('id', '=', id).execute();
  await tx.deleteFrom('mail_outbox').where('recipient', '=', email).where('status', '!=', 'queued').execute();
}
