import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SCREENS = /\/screens\.ts$/;
const SOON = /\bsoon: '(?:[^'\\]|\\.)*'/g;
const MODULE = 'virtual:soon-texts';

/**
 * What is announced of pages that are not built yet is only read on the page that announces it: the browser's list of screens keeps a
 * mark in its place, and the sentences come with that page.
 */
export function soonTexts(webFolder: string): Plugin {
  return {
    name: 'solelune:soon-texts',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { screens } = (await import(`${pathToFileURL(webFolder).href}/screens.ts?t=${Date.now()}`)) as {
        screens: { name: string; soon?: string }[];
      };
      const texts = Object.fromEntries(screens.flatMap(({ name, soon }) => (soon ? [[name, soon]] : [])));
      return `export default ${JSON.stringify(texts)};`;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      return SCREENS.test(file) && this.environment.name === 'client' ? code.replace(SOON, "soon: '…'") : null;
    },
  };
}
