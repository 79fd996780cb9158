import { createHash } from 'node:crypto';
import { readContentFiles } from './content-files.ts';
import type { CorpusFile } from './corpus.ts';
import { indexCorpus } from './corpus.ts';
import type { AnyKind } from './kind.ts';
import type { LiveCorpus } from './open-corpus.ts';
import { sayProblem } from './problem.ts';

/**
 * Reads `content/` once, at start. A text that does not fit its kind stops the start with its file and section named:
 * better than a page with a hole. Files of kinds that were not given are left alone.
 */
export async function loadCorpus(
  rootFolder: string,
  kinds: readonly AnyKind[],
): Promise<LiveCorpus & { readonly version: string }> {
  const files = await readContentFiles(rootFolder);
  const { corpus, problems } = indexCorpus(files, kinds);
  if (problems.length > 0) throw new Error(['The texts cannot be loaded:', ...problems.map(sayProblem)].join('\n'));
  return { ...corpus, version: contentVersion(files) };
}

/** Changes when any file is added, removed, renamed or edited: page caches are keyed by it. */
function contentVersion(files: readonly CorpusFile[]): string {
  const hash = createHash('sha256');
  for (const { file, raw } of files) hash.update(`${file}\0${raw}\0`);
  return hash.digest('hex').slice(0, 16);
}
