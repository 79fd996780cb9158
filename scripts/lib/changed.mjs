// Plain JavaScript that runs on any Node from 18 on, before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from './run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from where this work left `main`: committed since, or not yet. */
export function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(path.join(root, file)));
}

/**
 * What the tests to run are looked for from: the changed files, whose importers Vitest finds by itself, and every test of the features they belong to,
 * since the application loads features by their names, which no import shows.
 */
export function startingPoints(files) {
  const features = new Set(files.flatMap((file) => /^features\/[\w-]+\//.exec(file) ?? []));
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const tests = [...features].flatMap((feature) => filesBelow(path.join(root, feature), isTest));
  const sources = files.filter((file) => /\.(?:tsx?|mjs|css|sql)$/.test(file));
  return [...new Set([...sources, ...tests.map((file) => path.relative(root, file))])];
}
