import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

interface DayCount {
  day: string;
  kind: string;
  count: number;
  cents: number;
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;

/** By day, since an instant: receipts and credit notes with their sums, refused cards, new members. */
export const countsSince = (db: Reader, since: Date): Promise<DayCount[]> =>
  readRows(
    db,
    sql<DayCount>`
      select ${dayOf('written_at')} as day, kind, count(*) as count, coalesce(sum(abs(amount_cents)), 0)::bigint as cents
        from payments_document where written_at >= ${since} group by 1, 2
      union all
      select ${dayOf('at')}, 'refused', count(*), 0 from payments_order_event
        where kind = 'refused' and at >= ${since} group by 1
      union all
      select ${dayOf('created_at')}, 'member', count(*), 0 from account_user where created_at >= ${since} group by 1`,
  );

export async function mailSince(db: Reader, since: Date) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy('status')
    .execute();
  const count = (status: (typeof rows)[number]['status']) => rows.find((row) => row.status === status)?.count ?? 0;
  return { kept: count('kept'), queued: count('queued'), sent: count('sent'), failed: count('failed') };
}

/** The queues in which something waits or was given up, the worst first. */
export const jobsNow = (db: Reader) =>
  readRows(
    db,
    sql<{ name: string; waiting: number; failed: number }>`
      select name, count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
        count(*) filter (where state = 'failed') as failed
      from jobs.job where state in ('created', 'retry', 'active', 'failed')
      group by name order by failed desc, waiting desc, name limit 12`,
  );

export const openDifferences = (db: Reader) =>
  db
    .selectFrom('payments_difference')
    .select(['about', 'words', 'found_at'])
    .where('gone_at', 'is', null)
    .orderBy('found_at', 'desc')
    .limit(100)
    .execute();
