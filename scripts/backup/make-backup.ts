import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  CannotStart,
  type Config,
  createLogger,
  type Database,
  lockDataDir,
  MEMORY,
  moveFiles,
  openDatabase,
  openFiles,
  openSecrets,
  tableSums,
} from '@solelune/platform';
import { type Manifest, writeManifest } from './manifest.ts';
import { runPostgres } from './programs.ts';

export const DUMP = 'database.dump';
export const EMBEDDED = 'database';

/**
 * Database and files in a new folder, with what is in them counted and summed. On PostgreSQL the site goes on meanwhile: counts and dump are of one
 * and the same moment; files are copied after it, so that none that the database names is missing. The embedded database has one user: stop it first.
 */
export async function makeBackup(config: Config, folder: string, now: Temporal.Instant): Promise<Manifest> {
  if (config.dataDir === MEMORY && !config.database.url) throw new CannotStart('Rien n’est gardé : DATA_DIR=memory.');
  if (existsSync(folder)) throw new CannotStart(`${folder} existe déjà : une sauvegarde se fait dans un dossier neuf.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = await (config.database.url ? dumpPostgres(config, folder) : copyEmbedded(config, folder));
  const files = await copyFiles(config, folder);
  const manifest: Manifest = {
    ...{ format: 1, madeAt: now.toString(), database: config.database.url ? 'postgres' : 'embedded', tables, files },
    secrets: {
      sealingKeys: openSecrets(config).sealing.map(({ id }) => id),
      variables: ['SESSION_SECRET', 'SEALING_KEYS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    },
  };
  writeManifest(folder, manifest);
  return manifest;
}

const opened = async <T>(config: Config, body: (database: Database) => Promise<T>): Promise<T> => {
  const alone = { ...config, database: { ...config.database, pool: 1 } };
  const database = await openDatabase(alone, createLogger(config));
  try {
    return await body(database);
  } finally {
    await database.close();
  }
};

const dumpPostgres = (config: Config, folder: string) =>
  opened(config, async (database) => {
    // No limit to how long it may take, and one moment for all of it.
    await database.execute('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await database.execute('begin isolation level repeatable read, read only');
    const { rows } = await database.execute('select pg_export_snapshot() as snapshot');
    const tables = await tableSums(database);
    await runPostgres('pg_dump', config.database.url ?? '', [
      ...['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${String(rows[0]?.['snapshot'])}`],
      `--file=${path.join(folder, DUMP)}`,
    ]);
    await database.execute('commit');
    return tables;
  });

async function copyEmbedded(config: Config, folder: string) {
  const tables = await opened(config, tableSums);
  // Closed in order, and closed it stays while it is copied.
  const unlock = lockDataDir(config.dataDir);
  try {
    cpSync(path.join(config.dataDir, 'database'), path.join(folder, EMBEDDED), { recursive: true });
  } finally {
    unlock();
  }
  return tables;
}

async function copyFiles(config: Config, folder: string): Promise<Manifest['files']> {
  const [from, to] = [await openFiles(config), await openFiles({ dataDir: folder, filesUrl: undefined })];
  const { bytes } = await moveFiles(from, to);
  const sums: Record<string, string> = {};
  for await (const key of to.list()) {
    const content = await to.get(key);
    if (content)
      sums[key] = createHash('sha256')
        .update(await buffer(content))
        .digest('hex');
  }
  await Promise.all([from.close(), to.close()]);
  return { count: Object.keys(sums).length, bytes, sums };
}

/** Names of backups begin with their moment: the oldest go, `keep` stay. Gives those that went. */
export function forgetOldBackups(root: string, keep: number): string[] {
  const backups = readdirSync(root)
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .sort();
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of old) rmSync(path.join(root, name), { recursive: true });
  return old;
}
