// FILES_URL=s3://… npm run files:move: copies the files under DATA_DIR to FILES_URL. With `-- back`, from FILES_URL to DATA_DIR.
// It may run while the site serves, and again for what came meanwhile; nothing is taken away from where it was.

import { ConfigError, moveFiles, openFiles } from '@solelune/platform';
import { processConfig } from '@solelune/server/environment';
import { startSentence } from '@solelune/server/start-sentence';

async function main(): Promise<void> {
  const { dataDir, filesUrl } = processConfig();
  if (!filesUrl) throw new ConfigError('Dites où aller : FILES_URL=s3://… npm run files:move');
  const [folder, storage] = await Promise.all([
    openFiles({ dataDir, filesUrl: undefined }),
    openFiles({ dataDir, filesUrl }),
  ]);
  const isBack = process.argv.includes('back');
  const { moved, known, bytes } = await (isBack ? moveFiles(storage, folder) : moveFiles(folder, storage));
  await Promise.all([folder.close(), storage.close()]);
  console.log(`${moved} fichier(s) copié(s) et relu(s), ${bytes} octets ; ${known} déjà là.`);
}

main().catch((error: unknown) => {
  console.error(startSentence(error) ?? (error as Error).message);
  process.exitCode = 1;
});
