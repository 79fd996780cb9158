import type { Writer } from '@solelune/platform';
import { after, toDate } from './dates.ts';

/** Attempts say nothing after a day; a device not seen for a year is a new one. */
const ATTEMPT_HOURS = 24;
const DEVICE_HOURS = 365 * 24;

/** What has expired is deleted: it is of no use, and it is about people. */
export async function forgetExpired(tx: Writer, now: Temporal.Instant): Promise<void> {
  const at = toDate(now);
  await tx.deleteFrom('account_session').where('expires_at', '<=', at).execute();
  await tx.deleteFrom('account_code').where('expires_at', '<=', at).execute();
  await tx.deleteFrom('account_autologin').where('expires_at', '<=', at).execute();
  await tx
    .deleteFrom('account_attempt')
    .where('last_at', '<', after(now, { hours: -ATTEMPT_HOURS }))
    .execute();
  await tx
    .deleteFrom('account_device')
    .where('last_seen_at', '<', after(now, { hours: -DEVICE_HOURS }))
    .execute();
}
