import type { Role } from '@solelune/contract';
import type { FeatureParts, Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { deletionUnused } from '../../mail/letters/deletion.ts';
import { after, toDate } from '../dates.ts';
import { scheduleDeletion } from './schedule-deletion.ts';

/** What the French authority for privacy recommends for people who no longer come. */
const UNUSED_HOURS = 3 * 365 * 24;
const VISIT_HOURS = 24;
const AT_A_TIME = 200;

/** The member is here. Who had been away so long that their account was about to go keeps it. */
export async function noteVisit(tx: Writer, userId: string, now: Temporal.Instant): Promise<void> {
  const longAgo = after(now, { hours: -UNUSED_HOURS });
  await tx
    .updateTable('account_user')
    .set({
      last_visit_at: toDate(now),
      deletion_due_at: sql`case when last_visit_at < ${longAgo} then null else deletion_due_at end`,
    })
    .where('id', '=', userId)
    .where('last_visit_at', '<', after(now, { hours: -VISIT_HOURS }))
    .execute();
}

interface Parts extends Pick<FeatureParts, 'db' | 'transaction'> {
  services: Pick<Services, 'config' | 'mail'>;
}

/** Tells the members who have not come for three years that their account will go, in time for them to say no; gives how many. */
export async function announceUnused({ db, transaction, services }: Parts, now: Temporal.Instant): Promise<number> {
  const unused = await db
    .selectFrom('account_user')
    .selectAll()
    .where('last_visit_at', '<', after(now, { hours: -UNUSED_HOURS }))
    .where('deletion_due_at', 'is', null)
    .where('roles', '=', sql<Role[]>`'{}'`)
    .limit(AT_A_TIME)
    .execute();
  for (const member of unused)
    await transaction((tx) => scheduleDeletion(tx, services, { member, letter: deletionUnused, now }));
  return unused.length;
}
