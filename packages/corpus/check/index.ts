import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPages } from '../composed-pages.ts';
import { readContentFiles } from '../content-files.ts';
import { indexCorpus } from '../corpus.ts';
import type { AnyKind } from '../kind.ts';
import type { Measure } from '../measure.ts';
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
  measures: readonly Measure[] = [],
): Promise<CheckReport & { readonly pages: readonly KindReport[]; readonly figures: readonly string[] }> {
  const files = (await readContentFiles(rootFolder)).filter(({ file }) => file.includes(only));
  const projectWords = await readFile(join(rootFolder, 'words.txt'), 'utf8').catch(() => '');
  const index = indexCorpus(files, kinds);
  const texts = checkTexts(index, kinds, openFrench(projectWords));
  const { problems, pages } = checkPages(index.corpus, composed);
  // Part of the texts says nothing of what all of them make together.
  const wanted = measures.filter(
    ({ folder }) => files.some(({ file }) => file.startsWith(folder)) && folder.includes(only),
  );
  const measured = wanted.map(({ name, measure }) => ({ name, ...measure(index) }));
  return {
    ...texts,
    problems: [...texts.problems, ...problems, ...measured.flatMap((one) => one.problems)],
    pages,
    figures: measured.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`)),
  };
}
