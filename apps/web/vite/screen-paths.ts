import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screen } from '@solelune/screen';
import type { Plugin } from 'vite';

/** Runs the list of screens here, and writes their names and paths in the place of apps/web/screen-paths.ts for the browser. */
export function screenPaths(webFolder: string): Plugin {
  const file = path.join(webFolder, 'screen-paths.ts');
  const list = pathToFileURL(path.join(webFolder, 'screens.ts')).href;
  return {
    name: 'solelune:screen-paths',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if ((id.split('?')[0] ?? id) !== file || this.environment.name !== 'client') return null;
      const { screens } = (await import(list)) as { screens: Screen[] };
      const paths = Object.fromEntries(screens.map((screen) => [screen.name, screen.path]));
      return `export const screenPaths = Object.entries(${JSON.stringify(paths)}).map(([name, path]) => ({ name, path }));`;
    },
  };
}
