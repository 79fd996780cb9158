import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '../content-files.ts';
import { indexCorpus } from '../corpus.ts';
import type { AnyKind } from '../kind.ts';
import { openFrench } from '../spelling/french.ts';
import type { CheckReport } from './check-texts.ts';
import { checkTexts } from './check-texts.ts';

export type { Problem } from '../problem.ts';
export { sayProblem } from '../problem.ts';
export type { CheckReport, KindReport } from './check-texts.ts';

/** Checks the whole of `content/`; `words.txt` at its root is the project's own word list. */
export async function checkContent(rootFolder: string, kinds: readonly AnyKind[]): Promise<CheckReport> {
  const files = await readContentFiles(rootFolder);
  const projectWords = await readFile(join(rootFolder, 'words.txt'), 'utf8').catch(() => '');
  return checkTexts(indexCorpus(files, kinds), kinds, openFrench(projectWords));
}
