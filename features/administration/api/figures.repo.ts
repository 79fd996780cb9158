import { type Reader, readRows } from '@solelune/platform';
import { sql } from 'kysely';

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
