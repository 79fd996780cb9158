import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { CorpusFile } from './corpus.ts';

/** Every Markdown file under the folder, in an order that is the same on every machine. */
export async function readContentFiles(rootFolder: string): Promise<CorpusFile[]> {
  const names = await readdir(rootFolder, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.split(sep).join('/'))
    .sort();
  return Promise.all(files.map(async (file) => ({ file, raw: await readFile(join(rootFolder, file), 'utf8') })));
}
