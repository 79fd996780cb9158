import type { Database } from '../database/database.ts';
import { SCHEMA } from './jobs.ts';

/** What waits, is to be tried again, or was under way when the process ended; what is done stays behind. */
const WAITING = `state in ('created', 'retry', 'active')`;

/**
 * Copies the jobs that wait into a queue that has the same tables and is empty, within the caller's transaction on `to`. Each keeps its id, its key
 * and its moment; one that was under way is begun again, as after any restart.
 */
export async function moveJobs(from: Database, to: Database): Promise<{ queue: string; jobs: number }[]> {
  const { rows: known } = await from.execute(`select to_regclass('${SCHEMA}.job') is not null as here`);
  if (known[0]?.['here'] !== true) return [];
  const { rows: queues } = await from.execute(
    `select row_to_json(q)::text as row from ${SCHEMA}.queue q where not partition and name in (select name from ${SCHEMA}.job where ${WAITING})`,
  );
  await to.execute(
    `insert into ${SCHEMA}.queue select * from json_populate_recordset(null::${SCHEMA}.queue, $1::json) on conflict do nothing`,
    [listOf(queues)],
  );
  const { rows: jobs } = await from.execute(
    `select row_to_json(j)::text as row from ${SCHEMA}.job j where ${WAITING} order by created_on, id`,
  );
  await to.execute(
    `insert into ${SCHEMA}.job select * from json_populate_recordset(null::${SCHEMA}.job, $1::json)
     on conflict do nothing`,
    [listOf(jobs)],
  );
  await to.execute(
    `update ${SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`,
  );
  const { rows: counts } = await to.execute(
    `select name, count(*)::int as jobs from ${SCHEMA}.job where ${WAITING} group by name order by name`,
  );
  return counts.map(({ name, jobs: count }) => ({ queue: String(name), jobs: Number(count) }));
}

const listOf = (rows: Record<string, unknown>[]): string => `[${rows.map(({ row }) => String(row)).join(',')}]`;
