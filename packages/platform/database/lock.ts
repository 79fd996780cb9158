import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/** Referred to from here, or the garbage collector would close them and let go of the lock. */
const held = new Set<DatabaseSync>();

/**
 * The embedded database takes no lock of its own, and two processes on one folder lose rows silently. An exclusive SQLite transaction
 * held open is a lock of the operating system: it ends with the process however the process ends, so it never goes stale.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String((error as Error).message))) throw error;
    throw new DataDirLocked(
      `Le dossier de données ${dataDir} est déjà utilisé par un autre processus : arrêtez-le, ou donnez un autre dossier par DATA_DIR.`,
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
