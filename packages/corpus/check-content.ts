/**
 * `node packages/corpus/check-content.ts [part of a path]`: prints every problem of the French texts and the two texts
 * of each kind that are most alike, then the figures of the mould, family by family; exits 1 when there is a problem. With an argument, reads only files whose path
 * holds it. Kinds are those that each `features/<name>/corpus.ts` exports as `kinds`, composed pages those that it may
 * export as `pages`, what else it asks of its texts what it may export as `measures`.
 */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent, type KindReport, mouldTable, sayProblem } from './check/index.ts';
import type { ComposedPages } from './composed-pages.ts';
import type { AnyKind } from './kind.ts';
import type { Measure } from './measure.ts';

const projectFolder = join(import.meta.dirname, '..', '..');

interface Declared {
  kinds: AnyKind[];
  pages?: ComposedPages[];
  measures?: Measure[];
}

async function declaredTexts(): Promise<Declared[]> {
  const features = await readdir(join(projectFolder, 'features'));
  const found = await Promise.all(
    features.map(async (feature) => {
      const door = join(projectFolder, 'features', feature, 'corpus.ts');
      const declared = await access(door).then(
        () => true,
        () => false,
      );
      return declared ? [(await import(pathToFileURL(door).href)) as Declared] : [];
    }),
  );
  return found.flat();
}

function printReports(reports: readonly KindReport[], what: string): void {
  for (const { kind, texts, words, fewestWords, worstPair } of reports.filter((report) => report.texts > 0)) {
    const alike =
      worstPair === undefined ? 'none' : `${(worstPair.shared * 100).toFixed(1)} % ${worstPair.a} ~ ${worstPair.b}`;
    console.log(`${kind}: ${texts} ${what}, ${words} words, shortest ${fewestWords}; most alike: ${alike}`);
  }
}

const only = process.argv[2] ?? '';
const started = performance.now();
const declared = await declaredTexts();
const kinds = declared.flatMap((door) => door.kinds);
const composed = declared.flatMap((door) => door.pages ?? []);
const measures = declared.flatMap((door) => door.measures ?? []);
const report = await checkContent(join(projectFolder, 'content'), kinds, only, composed, measures);
const problems = report.problems.filter(({ file }) => file.includes(only));
for (const problem of problems) console.log(sayProblem(problem));
printReports(report.kinds, 'texts');
printReports(report.pages, 'pages');
console.log(
  mouldTable(report.kinds.flatMap(({ kind, texts, mould }) => (texts > 0 && mould ? [{ kind, mould }] : []))),
);
for (const line of report.figures) console.log(line);
console.log(`${problems.length} problems in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = problems.length > 0 ? 1 : 0;
