import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModuleGraph } from '../directions/module-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const graph = readModuleGraph(root);
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** The `*.repo.ts` that a handler reaches inside its own feature, directly or through its neighbours. */
export function repositoriesOf(handler: string): string[] {
  const seen = new Set([handler]);
  for (const file of seen)
    for (const { target } of graph.get(file) ?? [])
      if (target && featureOf(target) === featureOf(handler) && !target.endsWith('.repo.ts')) seen.add(target);
  const reached = [...seen].flatMap((file) => (graph.get(file) ?? []).flatMap(({ target }) => target ?? []));
  return [...new Set(reached)].filter(
    (file) => file.endsWith('.repo.ts') && featureOf(file) === featureOf(handler) && existsSync(path.join(root, file)),
  );
}

/** The migrations of the feature that speak of a table which one of these repositories names. */
export function migrationsOf(repositories: readonly string[]): string[] {
  const [first] = repositories;
  if (!first) return [];
  const names = new Set(repositories.flatMap((file) => read(file).match(/(?<=')[a-z]+(?:_[a-z]+)+(?=[' ])/g) ?? []));
  const files = globSync(`${featureOf(first)}/**/migrations/*.sql`, { cwd: root }).sort();
  return files.filter((file) => [...names].some((name) => new RegExp(`\\b${name}\\b`).test(read(file))));
}

/** Tests beside a file, or that import it; of one among several of its kind (`api/handlers/`), those beside its folder. */
export function testsOf(file: string | undefined): string[] {
  if (!file) return [];
  const folder = path.posix.dirname(file);
  const near = folder.endsWith('/handlers') ? path.posix.dirname(folder) : folder;
  const beside = globSync(`${near}/*.test.{ts,tsx}`, { cwd: root });
  const importing = [...graph].filter(
    ([from, imports]) => /\.test\.tsx?$/.test(from) && imports.some(({ target }) => target === file),
  );
  return [...new Set([...importing.map(([from]) => from), ...beside])].sort();
}

/** Journeys in a browser that go to the fixed part of an address. */
export function journeysTo(address: string): string[] {
  const fixed = address.replace(/\/?\{.*$/, '');
  if (fixed.length < 2) return [];
  return globSync('apps/e2e/*.test.ts', { cwd: root })
    .filter((file) => read(file).includes(fixed))
    .sort();
}
