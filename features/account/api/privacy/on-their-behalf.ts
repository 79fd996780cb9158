import { type Failure, fail, type Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Reader, Writer } from '@solelune/platform';
import { dataTakenByTeam } from '../../mail/letters/data-taken.ts';
import { deletionByTeam } from '../../mail/letters/deletion.ts';
import { findById } from '../user.repo.ts';
import { everythingOf } from './everything-of.ts';
import { keepAccount } from './keep-account.ts';
import { scheduleDeletion } from './schedule-deletion.ts';

const STAFF = 'Cette personne travaille ici : retirez d’abord ses rôles.';
const LEAVING = 'Ce compte est déjà en train d’être fermé.';
const STAYING = 'Ce compte n’est pas en train d’être fermé.';

/** As if the member had asked: the same thirty days, the same link that keeps the account, in a letter that says who did it. */
export async function closeFor(
  tx: Writer,
  services: Services,
  userId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | Failure> {
  const member = await findById(tx, userId);
  if (!member) return fail('not_found');
  if (member.roles.length > 0) return fail('conflict', { sentence: STAFF });
  if (member.deletion_due_at) return fail('conflict', { sentence: LEAVING });
  return scheduleDeletion(tx, services, { member, letter: deletionByTeam, now });
}

/** The closing is called off, and the member told, as when they do it themselves. */
export async function keepFor(
  tx: Writer,
  services: Services,
  userId: string,
  now: Temporal.Instant,
): Promise<Failure | null> {
  const member = await findById(tx, userId);
  if (!member) return fail('not_found');
  if (!member.deletion_due_at) return fail('conflict', { sentence: STAYING });
  await keepAccount(tx, services, member, now);
  return null;
}

/** Whoever takes a member's data away for them does not do it unknown to them. */
export async function tellDataTaken(tx: Writer, services: Services, userId: string): Promise<Failure | null> {
  const member = await findById(tx, userId);
  if (!member) return fail('not_found');
  const data = { firstname: member.firstname };
  await sendLetter(tx, services, dataTakenByTeam, { to: member.email, data, keptFor: member.id });
  return null;
}

/** What the member would be given. */
export async function exportFor(db: Reader, services: Services, userId: string, now: Temporal.Instant) {
  const member = await findById(db, userId);
  return member ? everythingOf(db, services, member, now) : null;
}
