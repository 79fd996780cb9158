import { defineScreen, type Screen } from '@solelune/screen';
import { skyMapIndex, skyMapResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const skyMapScreens: Screen[] = [
  defineScreen({
    name: 'astrology.sky-map',
    path: addresses.skyMap.path,
    title: 'Carte du ciel astrologique',
    universe: 'astrology',
    page: () => import('./sky-map-page.tsx'),
    form: async () => (await import('./moment.ts')).momentForm,
    call: skyMapIndex,
    // The sky moves by a quarter of a degree a minute: the page is drawn anew every minute.
    freshForSeconds: 60,
  }),
  defineScreen({
    name: 'astrology.sky-map-result',
    path: addresses.skyMapResult.path,
    title: 'Votre carte du ciel',
    universe: 'astrology',
    page: () => import('./sky-map-result-page.tsx'),
    call: skyMapResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
];
