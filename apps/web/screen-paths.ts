import { screens } from './screens.ts';

/** Where each screen stands: all that a link to it needs. For the browser the build writes it out (vite/screen-paths.ts), so that the screens themselves stay out of the first load. */
export const screenPaths: readonly { name: string; path: string }[] = screens.map(({ name, path }) => ({ name, path }));
