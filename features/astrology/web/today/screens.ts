import { defineScreen, type Screen } from '@solelune/screen';
import { transitsIndex, transitsResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const todayScreens: Screen[] = [
  defineScreen({
    name: 'astrology.transits',
    path: addresses.transits.path,
    title: 'Transits du jour',
    universe: 'astrology',
    page: () => import('./today-page.tsx'),
    form: async () => (await import('./today-address.ts')).todayForm,
    call: transitsIndex,
  }),
  defineScreen({
    name: 'astrology.transits-result',
    path: addresses.transitsResult.path,
    title: 'Aujourd’hui sur votre thème',
    universe: 'astrology',
    page: () => import('./today-result-page.tsx'),
    call: transitsResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
];
