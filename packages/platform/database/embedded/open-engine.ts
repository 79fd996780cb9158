import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START, FlushingFolder, flushPath, flushTree } from './flush.ts';
import type { WorkerStart } from './protocol.ts';

interface Engine {
  pglite: PGlite;
  /** How many times the disk was asked to keep what was written. */
  flushes(): number;
}

export async function openEngine(start: WorkerStart, onFailure: (error: unknown) => void): Promise<Engine> {
  if (start.folder === null) return openInMemory(start.template);
  if (!existsSync(join(start.folder, 'PG_VERSION'))) await initialise(start.folder, onFailure);
  const files = new FlushingFolder(start.folder, onFailure);
  const pglite = await PGlite.create({ fs: files, startParams: DURABLE_START });
  return { pglite, flushes: () => files.flushes };
}

async function openInMemory(template: Uint8Array | null): Promise<Engine> {
  const options = template === null ? {} : { loadDataDir: new Blob([template as Uint8Array<ArrayBuffer>]) };
  return { pglite: await PGlite.create('memory://', options), flushes: () => 0 };
}

/** Made aside and then renamed: a process killed in the middle leaves no half database behind that the next start would open. */
async function initialise(folder: string, onFailure: (error: unknown) => void): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const pglite = await PGlite.create({ fs: new FlushingFolder(aside, onFailure), startParams: DURABLE_START });
  await pglite.close();
  flushTree(aside);
  renameSync(aside, folder);
  flushPath(dirname(folder));
}
