import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screen } from '@solelune/screen';
import type { Plugin } from 'vite';

/** To a result leads a form alone, but to an open consultation the banner of every page does. */
const ROOM = 'consultations.room';

/** Runs the list of screens here, and writes names and paths of those that are linked by name in the place of apps/web/screen-paths.ts for the browser. */
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
      const linked = screens.filter(({ name, result, development }) => (!result || name === ROOM) && !development);
      const paths = Object.fromEntries(linked.map((screen) => [screen.name, screen.path]));
      return `export const screenPaths = Object.entries(${JSON.stringify(paths)}).map(([name, path]) => ({ name, path }));`;
    },
  };
}
