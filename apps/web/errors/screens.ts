import { defineScreen, type Screen } from '@solelune/screen';

const shared = { universe: 'general', noindex: true } as const;

/** Where a page that cannot be shown sends its visitor (product document, section 8). */
export const networkErrorScreen = defineScreen({
  ...shared,
  name: 'errors.network',
  path: '/erreur-reseau/{route}',
  title: 'Erreur réseau',
  page: () => import('./network-error-page.tsx'),
});

const internalErrorScreen = defineScreen({
  ...shared,
  name: 'errors.internal',
  path: '/erreur',
  title: 'Erreur interne',
  page: () => import('./internal-error-page.tsx'),
});

export const notFoundScreen = defineScreen({
  ...shared,
  name: 'errors.not-found',
  path: '/404',
  title: 'Page introuvable',
  page: () => import('./not-found-page.tsx'),
});

export const errorScreens: Screen[] = [networkErrorScreen, internalErrorScreen, notFoundScreen];
