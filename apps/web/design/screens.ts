import { defineScreen, type Screen } from '@solelune/screen';

/** Every component of the design system in all its states, to look at while building. */
export const designScreens: Screen[] = [
  defineScreen({
    name: 'design.components',
    path: '/design',
    title: 'Les composants',
    universe: 'general',
    noindex: true,
    development: true,
    page: () => import('./design-page.tsx'),
  }),
];
