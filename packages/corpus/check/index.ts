import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPages } from '../composed-pages.ts';
import { readContentFiles } from '../content-files.ts';
import { indexCorpus } from '../corpus.ts';
import type { AnyKind } from '../kind.ts';
import { openFrench } from '../spelling/french.ts';
import { checkPages } from './check-pages.ts';
import type { CheckReport, KindReport } from './check-texts.ts';
import { checkTexts } from './check-texts.ts';

export type { Problem } from '../problem.ts';
export { sayProblem } from '../problem.ts';
export type { CheckReport, KindReport } from './check-texts.ts';
export { mouldTable } from './mould.ts';

/**
 * Checks `content/`, or the files whose path holds `only`, and the pages that features compose from them; `words.txt` at
 * its root is the project's own word list.
 */
export async function checkContent(
  rootFolder: string,
  kinds: readonly AnyKind[],
  only = '',
  composed: readonly ComposedPages[] = [],
): Promise<CheckReport & { readonly pages: readonly KindReport[] }> {
  const files = (await readContentFiles(rootFolder)).filter(({ file }) => file.includes(only));
  const projectWords = await readFile(join(rootFolder, 'words.txt'), 'utf8').catch(() => '');
  const index = indexCorpus(files, kinds);
  const texts = checkTexts(index, kinds, openFrench(projectWords));
  const { problems, pages } = checkPages(index.corpus, composed);
  return { ...texts, problems: [...texts.problems, ...problems], pages };
}
