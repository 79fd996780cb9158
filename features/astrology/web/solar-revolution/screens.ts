import { defineScreen, type Screen } from '@solelune/screen';
import { solarRevolution, solarRevolutionCalcul, solarRevolutionResult } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const solarRevolutionScreens: Screen[] = [
  defineScreen({
    name: 'astrology.solar-revolution',
    path: addresses.solarRevolution.path,
    title: 'Révolution solaire',
    universe: 'astrology',
    page: () => import('./solar-revolution-page.tsx'),
    form: async () => (await import('./solar-revolution-address.ts')).solarRevolutionForm,
    call: solarRevolution,
  }),
  defineScreen({
    name: 'astrology.solar-revolution-calcul',
    path: addresses.solarRevolutionCalcul.path,
    title: 'Calcul de la révolution solaire',
    universe: 'astrology',
    page: () => import('./solar-revolution-calcul-page.tsx'),
    call: solarRevolutionCalcul,
    input: ({ infos }) => ({ infos, display: false }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.solar-revolution-result',
    path: addresses.solarRevolutionResult.path,
    title: 'Votre révolution solaire',
    universe: 'astrology',
    page: () => import('./solar-revolution-result-page.tsx'),
    call: solarRevolutionResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
];
