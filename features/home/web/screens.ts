import { defineScreen, type Screen } from '@solelune/screen';
import { homeIndex } from '../contract.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'home.home',
    path: '/',
    title: 'Le ciel de cet instant, lu pour vous',
    universe: 'general',
    page: () => import('./home-page.tsx'),
    call: homeIndex,
    input: () => ({}),
    freshForSeconds: 300,
  }),
];
