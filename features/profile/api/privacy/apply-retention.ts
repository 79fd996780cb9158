import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { RETENTION } from '../../retention-periods.ts';
import { hoursBefore, toDate } from '../instants.ts';

const monthsBefore = (now: Temporal.Instant, months: number): Date =>
  toDate(now.toZonedDateTimeISO('Europe/Paris').subtract({ months }).toInstant());

interface Forgotten {
  activities: number;
  emails: number;
  messages: number;
  consents: number;
}

/** Erases what has been kept for as long as we said; may be repeated. */
export async function applyRetention(tx: Writer, now: Temporal.Instant): Promise<Forgotten> {
  const removedBefore = hoursBefore(now, RETENTION.removedActivityHours);
  const activities = await tx.deleteFrom('profile_activity').where('deleted_at', '<', removedBefore).executeTakeFirst();
  const emails = await tx
    .deleteFrom('profile_activity')
    .where('category', '=', 'email')
    .where('created_at', '<', monthsBefore(now, RETENTION.emailMonths))
    .executeTakeFirst();
  const messages = await tx
    .deleteFrom('profile_message')
    .where('sent_at', '<', monthsBefore(now, RETENTION.messageMonths))
    .executeTakeFirst();
  // The decision in force is never too old: only those that a later one replaced go.
  const consents = await tx
    .deleteFrom('profile_consent')
    .where('made_at', '<', monthsBefore(now, RETENTION.replacedConsentMonths))
    .where(
      sql<boolean>`exists (select 1 from profile_consent as later where later.user_id = profile_consent.user_id
        and later.theme = profile_consent.theme and (later.made_at, later.id) > (profile_consent.made_at, profile_consent.id))`,
    )
    .executeTakeFirst();
  return {
    activities: Number(activities.numDeletedRows),
    emails: Number(emails.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    consents: Number(consents.numDeletedRows),
  };
}
