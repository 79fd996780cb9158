import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const PAGE = path.join(DOCS, '8-scale.md');
const PICTURE = path.join(DOCS, '8-scale', 'curves.svg');

/** What stands between the two marks of this name is replaced; a page without them is refused. */
export function replacePart(page: string, name: string, words: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no part "${name}"`);
  return `${page.slice(0, from + begin.length)}\n${words}\n${page.slice(to)}`;
}

export const writePart = (name: string, words: string): void =>
  writeFileSync(PAGE, replacePart(readFileSync(PAGE, 'utf8'), name, words));

export function writePicture(svg: string): void {
  mkdirSync(path.dirname(PICTURE), { recursive: true });
  writeFileSync(PICTURE, svg);
}
