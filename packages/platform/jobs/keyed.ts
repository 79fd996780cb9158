import { sql } from 'kysely';
import { fromKysely, type PgBoss, type SendOptions } from 'pg-boss';
import type { Writer } from '../database/database.ts';

/** What a cancellation found: nothing, one that now never runs, or one that had begun and is told by its signal. */
export type Cancelled = 'nothing' | 'waiting' | 'running';

interface KeyedJob {
  name: string;
  key: string;
  data: object;
  /** What waits already becomes this one: its data, and its moment. */
  replace: boolean;
  options: Pick<SendOptions, 'id' | 'startAfter'>;
}

/** Sends it unless one of its key waits, for its first attempt or for another; gives the id of the one that does. */
export async function sendKeyed(
  boss: PgBoss,
  tx: Writer,
  { name, key, data, replace, options }: KeyedJob,
): Promise<string | null> {
  const db = fromKysely(tx as never);
  await lockKey(tx, name, key);
  // Even where nothing changes, the row is written: nobody starts a job that an open transaction holds, so this one will run after what
  // this transaction commits, and see it.
  const change = replace ? { startAfter: options.startAfter ?? 0 } : {};
  const { jobs } = await boss.update(name, replace ? data : undefined, { singletonKey: key, ...change, db });
  return jobs[0] ?? boss.send(name, data, { ...options, singletonKey: key, db });
}

/** Ends what waits or runs under the key; gives also the ids of those that had begun. */
export async function cancelKeyed(
  boss: PgBoss,
  tx: Writer,
  { name, key }: { name: string; key: string },
): Promise<{ found: Cancelled; begun: string[] }> {
  const db = fromKysely(tx as never);
  await lockKey(tx, name, key);
  // Held first, so that none of those that wait begins meanwhile.
  const { jobs: waiting } = await boss.update(name, undefined, { singletonKey: key, match: 'all', db });
  const begun = (await boss.findJobs(name, { key, db })).filter(({ state }) => state === 'active').map(({ id }) => id);
  const ids = [...waiting, ...begun];
  if (ids.length > 0) await boss.cancel(name, ids, { db });
  return { found: begun.length > 0 ? 'running' : waiting.length > 0 ? 'waiting' : 'nothing', begun };
}

/** Whoever sends or cancels under the same key takes turns until the transaction ends. */
async function lockKey(tx: Writer, name: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job ${name} ${key}`}, 0))`.execute(tx);
}
