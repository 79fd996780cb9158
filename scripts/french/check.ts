import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../directions/module-graph.ts';
import { findSeams } from './seams.ts';

/** A checker that reads nothing finds nothing wrong. */
const FEWEST_FILES = 500;

const root = path.resolve(import.meta.dirname, '../..');
const files = ['apps', 'features', 'packages']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter((file) => !/\.(?:test|suite)\.tsx?$/.test(file));
let count = 0;
for (const file of files) {
  for (const { line, words } of findSeams(file, readFileSync(path.join(root, file), 'utf8'))) {
    count += 1;
    console.error(`${file}:${line}: ${words}`);
  }
}
console.log(`${files.length} files, ${count} seams`);
if (count > 0) {
  console.error('Say it with @solelune/french (`de(name)`, `que(name)`…), or say why it cannot begin with a vowel:');
  console.error('${/* begins with a figure */ year}');
}
if (files.length < FEWEST_FILES) {
  console.error('Too few files were read: the check is not to be trusted.');
}
process.exit(count > 0 || files.length < FEWEST_FILES ? 1 : 0);
