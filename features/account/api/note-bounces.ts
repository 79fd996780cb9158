import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { after } from './dates.ts';
import { userChanged } from './user-channel.ts';

/** Mails older than this have told what they had to tell. */
const LOOK_BACK_HOURS = 48;

/**
 * The last word of the mail server about an address is the account's: refused for good sets `smtp_error` (and the banner asks for another
 * address), delivered clears it. Codes are those of RFC 5321: 552 a full mailbox, 554 a refusal, the other 55x an unknown address.
 */
export async function noteBounces(
  tx: Writer,
  services: Pick<Services, 'channels'>,
  now: Temporal.Instant,
): Promise<void> {
  const since = after(now, { hours: -LOOK_BACK_HOURS });
  const { rows } = await sql<{ id: string }>`
    update account_user set smtp_error = last.problem
    from (
      select distinct on (recipient) recipient, case
        when status = 'sent' then null
        when last_error like '%552%' then 'mailbox_full'
        when last_error like '%554%' then 'refused'
        else 'unknown_address' end as problem
      from mail_outbox
      where created_at > ${since} and (status = 'sent' or (status = 'failed' and last_error ~ '55[0-9]'))
      order by recipient, created_at desc, id desc
    ) as last
    where account_user.email = last.recipient and account_user.smtp_error is distinct from last.problem
    returning account_user.id`.execute(tx);
  for (const { id } of rows) userChanged(services, id);
}
