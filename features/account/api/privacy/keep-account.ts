import type { Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { deletionCancelled } from '../../mail/letters/deletion.ts';
import { deleteCodes } from '../codes/code.repo.ts';
import type { AccountRow } from '../tables.ts';
import { updateUser } from '../user.repo.ts';
import { noteVisit } from './unused-accounts.ts';

/** The deletion that was to come is called off, and the member told. */
export async function keepAccount(
  tx: Writer,
  services: Pick<Services, 'config' | 'mail'>,
  user: AccountRow,
  now: Temporal.Instant,
): Promise<void> {
  await updateUser(tx, user.id, { deletion_due_at: null });
  await noteVisit(tx, user.id, now);
  await deleteCodes(tx, user.id, 'cancel-deletion');
  const data = { firstname: user.firstname };
  await sendLetter(tx, services, deletionCancelled, { to: user.email, data, keptFor: user.id });
}
