import path from 'node:path';
import type { Plugin } from 'vite';

const SCREENS = /\/screens\.ts$/;
const LAZY_PAGE = /\bpage: \(\) => import\('(\.[^']+)'\)/g;

/**
 * The server must know which file a lazy page is, to link its styles and preload its code: the build writes the file's name
 * beside each `page: () => import('…')` of a `screens.ts`.
 */
export function namePages(root: string): Plugin {
  return {
    name: 'solelune:name-pages',
    // Before Vite rewrites the imports it reads.
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!SCREENS.test(file) || this.environment.name !== 'ssr') return null;
      return code.replace(LAZY_PAGE, (whole, page: string) => {
        const source = path.relative(root, path.resolve(path.dirname(file), page));
        return `source: ${JSON.stringify(source)}, ${whole}`;
      });
    },
  };
}
