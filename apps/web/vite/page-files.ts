import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LAZY_PAGE, SCREENS } from './name-pages.ts';

/** How a screen asks for its page, and where the files of all pages are listed. */
const ASK = 'solelune:page-file';
const LIST = 'solelune:page-files';

/** The first sign of a hand on the page fetches the list: it is there when a link is followed. */
const ASKING = `
const list = () => import('${LIST}');
const hand = () => list().catch(() => {});
for (const sign of ['pointerover', 'keydown']) addEventListener(sign, hand, { once: true, passive: true });
export const pageFile = (page) => list().then(({ files }) => files[page]());
`;

/**
 * Which files each page is made of is a list that grows with every page, and nobody needs it to read the first one: the server names that page's
 * own file in the document. So the list is a file apart, and in the browser's `screens.ts` a page is its number there.
 */
export function pageFiles(webFolder: string): Plugin {
  const pages: string[] = [];
  return {
    name: 'solelune:page-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      pages.splice(0, Infinity, ...pagesOf(webFolder));
    },
    resolveId: (id) => (id === ASK || id === LIST ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ASK}`) return ASKING;
      if (id !== `\0${LIST}`) return null;
      return `export const files = [${pages.map((page) => `() => import(${JSON.stringify(page)})`).join(',\n')}];`;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!SCREENS.test(file) || this.environment.name !== 'client') return null;
      const numbered = code.replace(
        LAZY_PAGE,
        (_, page: string) => `page: () => pageFile(${pages.indexOf(path.resolve(path.dirname(file), page))})`,
      );
      return numbered === code ? null : `import { pageFile } from '${ASK}';\n${numbered}`;
    },
  };
}

/** The pages that all `screens.ts` name, in one order. */
function pagesOf(webFolder: string): string[] {
  const lists = globSync(['*/screens.ts', '../../features/*/web/screens.ts'], { cwd: webFolder });
  const found = lists.flatMap((list) => {
    const file = path.resolve(webFolder, list);
    const named = readFileSync(file, 'utf8').matchAll(LAZY_PAGE);
    return Array.from(named, ([, page]) => path.resolve(path.dirname(file), page as string));
  });
  return [...new Set(found)].toSorted();
}
