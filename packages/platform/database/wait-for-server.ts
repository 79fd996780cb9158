import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { CannotStart } from '../cannot-start.ts';
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
        throw new CannotStart(databaseSentence(error), { cause: error });
      }
      if (attempt === 1) log.warn('waiting for PostgreSQL');
      await sleep(PAUSE_MS);
    }
  }
}

const NO_RIGHTS =
  'Le rôle PostgreSQL de DATABASE_URL n’a pas le droit de créer des tables : rendez-le propriétaire de sa base (alter database … owner to …).';

const SENTENCES: Record<string, string> = {
  '28P01': 'PostgreSQL refuse ce mot de passe : vérifiez DATABASE_URL.',
  '28000': 'PostgreSQL refuse ce rôle ou cette machine : vérifiez DATABASE_URL et pg_hba.conf.',
  '3D000': 'Cette base n’existe pas dans PostgreSQL : créez-la, ou vérifiez DATABASE_URL.',
  '42501': NO_RIGHTS,
  '53300': 'PostgreSQL n’a plus de connexion libre : baissez DATABASE_POOL, ou augmentez max_connections.',
};

/** What PostgreSQL refused at the start, told to the person who can mend it; undefined when it was something else. */
export const refusalOfDatabase = (error: unknown): string | undefined =>
  SENTENCES[String((error as { code?: unknown } | null)?.code)];

const databaseSentence = (error: unknown): string =>
  refusalOfDatabase(error) ?? 'La base de données PostgreSQL ne répond pas : vérifiez DATABASE_URL.';
