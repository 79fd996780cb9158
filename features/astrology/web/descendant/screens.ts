import { defineScreen, type Screen } from '@solelune/screen';
import { descendantIndex, descendantResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const descendantScreens: Screen[] = [
  defineScreen({
    name: 'astrology.descendant',
    path: addresses.descendant.path,
    title: 'Calcul du descendant',
    universe: 'astrology',
    page: () => import('./descendant-page.tsx'),
    form: async () => (await import('./descendant-tool.ts')).descendantForm,
    call: descendantIndex,
  }),
  defineScreen({
    name: 'astrology.descendant-result',
    path: addresses.descendantResult.path,
    title: 'Votre descendant',
    universe: 'astrology',
    page: () => import('./descendant-result-page.tsx'),
    call: descendantResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
];
