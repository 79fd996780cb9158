import type { Plugin } from 'vite';

const SCREENS = /\/screens\.ts$/;
const LAZY_FORM = /\b(?:form|callForm): async \(\) => \(await import\('\.[^']+'\)\)\.\w+,/g;

/** The server reads a form by its screen; a page in the browser has its own at hand, and the list of screens goes there without them. */
export function serverForms(): Plugin {
  return {
    name: 'solelune:server-forms',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      return SCREENS.test(file) && this.environment.name === 'client' ? code.replace(LAZY_FORM, '') : null;
    },
  };
}
