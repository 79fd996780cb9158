import { defineScreen, type Screen } from '@solelune/screen';

export const homeScreens: Screen[] = [
  defineScreen({
    name: 'home.home',
    path: '/',
    title: 'Astrologie, tarot, numérologie et anges',
    description:
      'Thème astral, tirages, nombres et anges : des calculs exacts, des textes écrits pour être relus, et des conseillers en direct quand une question demande une voix.',
    universe: 'general',
    page: () => import('./home-page.tsx'),
  }),
];
