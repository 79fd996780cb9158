import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { auditLedger } from '@solelune/ledger';
import {
  CannotStart,
  type Config,
  createLogger,
  differencesOf,
  lockDataDir,
  MEMORY,
  moveFiles,
  openDatabase,
  openFiles,
  openSecrets,
  tableSums,
} from '@solelune/platform';
import { DUMP, EMBEDDED } from './make-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { runPostgres } from './programs.ts';

/** Puts a backup where nothing is yet, and compares what is there then with what the backup says of itself. Throws where it is not the same. */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const isPostgres = config.database.url !== undefined;
  if (isPostgres !== (manifest.database === 'postgres'))
    throw new CannotStart(
      isPostgres
        ? 'Cette sauvegarde est celle d’une base embarquée : restaurez-la sans DATABASE_URL, puis npm run db:move.'
        : 'Cette sauvegarde est celle d’une base PostgreSQL : donnez DATABASE_URL.',
    );
  // Before anything is written: what is sealed with a key that nobody has cannot be opened.
  const keys = openSecrets(config).sealing.map(({ id }) => id);
  const lost = manifest.secrets.sealingKeys.filter((id) => !keys.includes(id));
  if (lost.length > 0)
    throw new CannotStart(`SEALING_KEYS : il manque la clé ${lost.join(', ')}, que cette sauvegarde demande.`);
  await (isPostgres ? restorePostgres(config, folder) : restoreEmbedded(config, folder));
  await restoreFiles(config, folder, manifest);
  await compare(config, manifest);
  return manifest;
}

async function restorePostgres(config: Config, folder: string): Promise<void> {
  const database = await openDatabase(config, createLogger(config));
  const { rows } = await database.execute(`select 1 from pg_tables where schemaname in ('public', 'jobs') limit 1`);
  await database.close();
  if (rows.length > 0) throw new CannotStart('La base d’arrivée n’est pas vide : rien n’a été restauré.');
  await runPostgres('pg_restore', config.database.url ?? '', [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    ...[
      `--dbname=${decodeURIComponent(new URL(config.database.url ?? '').pathname.slice(1))}`,
      path.join(folder, DUMP),
    ],
  ]);
}

async function restoreEmbedded({ dataDir }: Config, folder: string): Promise<void> {
  if (dataDir === MEMORY) throw new CannotStart('DATA_DIR=memory ne garde rien : donnez un dossier.');
  const unlock = lockDataDir(dataDir);
  try {
    const target = path.join(dataDir, 'database');
    if (existsSync(target)) throw new CannotStart(`${target} existe déjà : rien n’a été restauré.`);
    cpSync(path.join(folder, EMBEDDED), target, { recursive: true });
  } finally {
    unlock();
  }
}

async function restoreFiles(config: Config, folder: string, { files }: Manifest): Promise<void> {
  const [from, to] = [await openFiles({ dataDir: folder, filesUrl: undefined }), await openFiles(config)];
  // Each is read again where it arrived.
  const { moved, known } = await moveFiles(from, to);
  await Promise.all([from.close(), to.close()]);
  if (moved + known !== files.count)
    throw new CannotStart(`La sauvegarde nomme ${files.count} fichiers et en contient ${moved + known}.`);
}

async function compare(config: Config, { tables }: Manifest): Promise<void> {
  const alone = { ...config, database: { ...config.database, pool: 1 } };
  const database = await openDatabase(alone, createLogger(config));
  try {
    const differences = differencesOf(tables, await tableSums(database));
    if (differences.length > 0) throw new CannotStart(`Tout n’est pas comme avant. ${differences.join(' ; ')}.`);
    const hasLedger = tables.some(({ table }) => table === 'public.ledger_entry');
    const problems = hasLedger ? await auditLedger(database.query) : [];
    if (problems.length > 0)
      throw new CannotStart(`Les livres de comptes ne sont pas justes : ${problems.slice(0, 5).join(' ; ')}.`);
  } finally {
    await database.close();
  }
}
