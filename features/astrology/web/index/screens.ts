import { defineScreen, type Screen } from '@solelune/screen';
import { index } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const indexScreens: Screen[] = [
  defineScreen({
    name: 'astrology.index',
    path: addresses.index.path,
    title: 'Astrologie et horoscope',
    universe: 'astrology',
    page: () => import('./index-page.tsx'),
    call: index,
    /** It tells where the Sun and the Moon are: the Moon crosses a sign in two days. */
    freshForSeconds: 900,
  }),
];
