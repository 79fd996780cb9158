// npm run backup [-- --to backups --keep 14]: database and files in a new folder below `backups`, named by its moment; the oldest go.
// npm run restore -- backups/20261116T133000Z puts one back where nothing is yet, and compares.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { processConfig } from '@solelune/server/environment';
import { startSentence } from '@solelune/server/start-sentence';
import { forgetOldBackups, makeBackup } from './backup/make-backup.ts';

async function main(): Promise<void> {
  const { to, keep } = parseArgs({
    options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string' } },
  }).values;
  const began = Temporal.Now.instant();
  const name = began.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const folder = path.resolve(to, name);
  const { tables, files, secrets } = await makeBackup(processConfig({ LOG_LEVEL: 'warn' }), folder, began);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder} : ${tables.length} tables, ${rows} lignes, ${files.count} fichiers.`);
  console.log(
    `À garder ailleurs, avec leurs valeurs : SESSION_SECRET, SEALING_KEYS (${secrets.sealingKeys.join(', ')}).`,
  );
  if (keep) for (const old of forgetOldBackups(path.resolve(to), Number(keep))) console.log(`Oubliée : ${old}`);
}

main().catch((error: unknown) => {
  console.error(startSentence(error) ?? error);
  process.exitCode = 1;
});
