import type { Pool } from 'pg';
import type { Logger } from '../../log/logger.ts';

const CHECK_EVERY_MS = 60_000;
/** Above this the log of changes is folded into the tables: it bounds the disk it takes and the time of a recovery. */
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024;

/** As PostgreSQL's autovacuum decides it: 50 rows and a fifth of the table are dead, or a tenth has changed since it was analysed. */
const NEEDS_VACUUM = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const WRITING_STOPPED = `select current_setting('default_transaction_read_only') as stopped`;

const LOG_BYTES = `select (pg_current_wal_insert_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/** A server has background processes for this; the embedded one is a single thread that never does it unasked. */
export function keepTidy(pool: Pool, log: Logger): () => void {
  const timer = setInterval(() => {
    tidy(pool).catch((error: unknown) => log.warn({ err: error }, 'database maintenance failed'));
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function tidy(pool: Pick<Pool, 'query'>): Promise<{ vacuumed: string[]; checkpointed: boolean }> {
  // Tidying writes, too: it waits until there is room again.
  const { rows: settings } = await pool.query<{ stopped: string }>(WRITING_STOPPED);
  if (settings[0]?.stopped === 'on') return { vacuumed: [], checkpointed: false };
  const { rows: tables } = await pool.query<{ name: string }>(NEEDS_VACUUM);
  for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  const { rows } = await pool.query<{ bytes: number }>(LOG_BYTES);
  const checkpointed = (rows[0]?.bytes ?? 0) > CHECKPOINT_AFTER_BYTES;
  if (checkpointed) await pool.query('checkpoint');
  return { vacuumed: tables.map(({ name }) => name), checkpointed };
}
