/**
 * `node packages/corpus/check-content.ts [part of a path]`: prints every problem of the French texts and the two texts
 * of each kind that are most alike; exits 1 when there is a problem. With an argument, shows only files whose path
 * holds it. Kinds are those that each `features/<name>/corpus.ts` exports as `kinds`.
 */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent, sayProblem } from './check/index.ts';
import type { AnyKind } from './kind.ts';

const projectFolder = join(import.meta.dirname, '..', '..');

async function declaredKinds(): Promise<AnyKind[]> {
  const features = await readdir(join(projectFolder, 'features'));
  const found = await Promise.all(
    features.map(async (feature) => {
      const door = join(projectFolder, 'features', feature, 'corpus.ts');
      const declared = await access(door).then(
        () => true,
        () => false,
      );
      if (!declared) return [];
      const { kinds } = (await import(pathToFileURL(door).href)) as { kinds: AnyKind[] };
      return kinds;
    }),
  );
  return found.flat();
}

const only = process.argv[2] ?? '';
const started = performance.now();
const report = await checkContent(join(projectFolder, 'content'), await declaredKinds());
const problems = report.problems.filter(({ file }) => file.includes(only));
for (const problem of problems) console.log(sayProblem(problem));
for (const { kind, texts, words, fewestWords, worstPair } of report.kinds) {
  const alike =
    worstPair === undefined ? 'none' : `${(worstPair.shared * 100).toFixed(1)} % ${worstPair.a} ~ ${worstPair.b}`;
  console.log(`${kind}: ${texts} texts, ${words} words, shortest ${fewestWords}; most alike: ${alike}`);
}
console.log(`${problems.length} problems in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = problems.length > 0 ? 1 : 0;
