import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger, type Database, dumpMigrated, openDatabase, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { testConfig } from './test-config.ts';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/solelune');
const ENGINE = resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');

/** An embedded database in memory with the platform's migrations and those of the given folders, for one test file. */
export async function openTestDatabase(folders: readonly string[] = []): Promise<Database> {
  const template = await migratedTemplate([PLATFORM_MIGRATIONS, ...folders]);
  return openDatabase(testConfig(), createLogger(testConfig()), { template });
}

/**
 * Initialising a database takes seconds, opening a dump of one a fraction: the dump is kept between runs, under a name that changes
 * with the migrations and with the engine.
 */
export async function migratedTemplate(folders: readonly string[]): Promise<Uint8Array> {
  const path = join(CACHE, `database-${fingerprint(folders)}.tar`);
  if (existsSync(path)) return readFileSync(path);
  const dump = await dumpMigrated(createLogger(testConfig()), folders);
  mkdirSync(CACHE, { recursive: true });
  // Several test workers may come here at once: each writes a file of its own, and a rename is whole.
  const aside = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(aside, dump);
  renameSync(aside, path);
  return dump;
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(ENGINE));
  for (const folder of folders) {
    for (const name of globSync('*.sql', { cwd: folder }).sort())
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
