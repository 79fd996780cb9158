import { defineScreen, type Screen } from '@solelune/screen';
import { loveCompatibilityIndex, loveCompatibilityResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const loveCompatibilityScreens: Screen[] = [
  defineScreen({
    name: 'astrology.love-compatibility',
    path: addresses.loveCompatibility.path,
    title: 'Compatibilité amoureuse',
    universe: 'astrology',
    page: () => import('./love-compatibility-page.tsx'),
    form: async () => (await import('./couple.ts')).loveForm,
    call: loveCompatibilityIndex,
  }),
  defineScreen({
    name: 'astrology.love-compatibility-result',
    path: addresses.loveCompatibilityResult.path,
    title: 'Votre compatibilité amoureuse',
    universe: 'astrology',
    page: () => import('./love-compatibility-result-page.tsx'),
    call: loveCompatibilityResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
];
