// DATABASE_URL=postgres://… npm run db:move: copies the embedded database under DATA_DIR into PostgreSQL. The server must be stopped.
import { features } from '../apps/server/features.ts';
import { migrationFolders } from '../packages/contract/server/index.ts';
import { createLogger, moveRecords, openDatabase, readConfig } from '../packages/platform/index.ts';

const { DATABASE_URL, ...others } = process.env;
if (!DATABASE_URL) {
  console.error('Dites où aller : DATABASE_URL=postgres://… npm run db:move');
  process.exit(1);
}
const open = async (environment: Record<string, string | undefined>) => {
  const config = readConfig({ LOG_LEVEL: 'warn', ...environment });
  const database = await openDatabase(config, createLogger(config));
  await database.migrate(migrationFolders(features));
  return database;
};
try {
  const from = await open(others);
  // One connection: the copy is one transaction.
  const to = await open({ ...others, DATABASE_URL, DATABASE_POOL: '1' });
  for (const { table, rows } of await moveRecords(from, to)) console.log(`${table.padEnd(40)} ${rows}`);
  await Promise.all([from.close(), to.close()]);
  console.log('Tout est copié. Démarrez désormais avec DATABASE_URL.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
