// DATABASE_URL=postgres://… npm run db:move: copies the embedded database under DATA_DIR into PostgreSQL. The server must be stopped.

import { migrationFolders } from '@solelune/contract/server';
import { auditLedger } from '@solelune/ledger';
import { CannotStart, type Config, createLogger, moveRecords, openDatabase, readConfig } from '@solelune/platform';
import { compose, type RunningServer } from '@solelune/server/compose';
import { processTelling } from '@solelune/server/environment';
import { features } from '@solelune/server/features';
import { startSentence } from '@solelune/server/start-sentence';

const line = (name: string, count: number) => console.log(`${name.padEnd(40)} ${count}`);

/** The site on PostgreSQL, without pages and without doing its jobs. */
async function visit<T>(config: Config, body: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await compose(config, { pages: 'none', works: false });
  try {
    return await body(server);
  } finally {
    await server.close();
  }
}

async function copy(source: Config, target: Config): Promise<void> {
  const from = await openDatabase(source, createLogger(source));
  const to = await openDatabase(target, createLogger(target));
  try {
    await from.migrate(migrationFolders(features));
    const { tables, queues } = await moveRecords(from, to);
    for (const { table, rows } of tables) line(table, rows);
    for (const { queue, jobs } of queues) line(`file d’attente ${queue}`, jobs);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

async function main(): Promise<void> {
  const { DATABASE_URL, ...others } = processTelling().values;
  if (!DATABASE_URL) throw new CannotStart('Dites où aller : DATABASE_URL=postgres://… npm run db:move');
  const told = { LOG_LEVEL: 'warn', ...others };
  const target = readConfig({ ...told, DATABASE_URL });
  // Its tables and its queues.
  await visit(target, async () => {});
  // One connection: the copy is one transaction.
  await copy(readConfig(told), readConfig({ ...told, DATABASE_URL, DATABASE_POOL: '1' }));
  await visit(target, async (server) => {
    let demonstration = 0;
    for (const { forgetDemo } of features) demonstration += (await forgetDemo?.(server)) ?? 0;
    if (demonstration > 0) console.log(`Comptes et personnes de démonstration retirés : ${demonstration}.`);
    const problems = await auditLedger(server.db);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) throw new CannotStart('Les livres de comptes ne sont pas justes : ne démarrez pas ainsi.');
    console.log('Livres de comptes vérifiés : aucun écart.');
  });
  console.log(
    target.filesUrl
      ? 'Les fichiers (photos, livres) sont encore sous DATA_DIR : npm run files:move les porte vers FILES_URL.'
      : 'Les fichiers (photos, livres) et les secrets restent sous DATA_DIR : gardez ce dossier.',
  );
  console.log('Tout est copié. Démarrez désormais avec DATABASE_URL.');
}

main().catch((error: unknown) => {
  console.error(startSentence(error) ?? (error as Error).message);
  process.exitCode = 1;
});
