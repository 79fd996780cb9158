import { readConfig } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { openDatabase } from './database.ts';

/** A database in memory with these migrations applied, as a dump to open others from. For tests. */
export async function dumpMigrated(log: Logger, folders: readonly string[]): Promise<Uint8Array> {
  const database = await openDatabase(readConfig({ DATA_DIR: 'memory' }), log);
  try {
    await database.migrate(folders);
    return await database.dump();
  } finally {
    await database.close();
  }
}
