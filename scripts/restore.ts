// npm run restore -- backups/20261116T133000Z: puts a backup where nothing is yet, and compares counts, sums and files.

import path from 'node:path';
import { processConfig } from '@solelune/server/environment';
import { startSentence } from '@solelune/server/start-sentence';
import { restoreBackup } from './backup/restore-backup.ts';

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Dites laquelle : npm run restore -- backups/20261116T133000Z');
    process.exitCode = 1;
    return;
  }
  const { madeAt, tables, files } = await restoreBackup(processConfig({ LOG_LEVEL: 'warn' }), path.resolve(folder));
  console.log(`Restauré tel que le ${madeAt} : ${tables.length} tables et ${files.count} fichiers, comparés un à un.`);
}

main().catch((error: unknown) => {
  console.error(startSentence(error) ?? error);
  process.exitCode = 1;
});
