import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from '../log/logger.ts';

const LIMIT_MS = 20_000;
const PAUSE_MS = 250;

/** Not there yet, or starting up (57P03), or shutting down (57P01): what passes when servers are started together or one is restarted. */
const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P01', '57P03']);

/** At the start only: later on, a query that fails is the caller's to hear of. */
export async function waitForServer(pool: Pool, log: Logger, limitMs: number = LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const passing = PASSING.has(String((error as { code?: unknown }).code));
      if (!passing || Date.now() > deadline) {
        await pool.end();
        throw new Error('La base de données PostgreSQL ne répond pas : vérifiez DATABASE_URL.', { cause: error });
      }
      if (attempt === 1) log.warn('waiting for PostgreSQL');
      await sleep(PAUSE_MS);
    }
  }
}
