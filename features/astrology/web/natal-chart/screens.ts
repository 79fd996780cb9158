import { defineScreen, type Screen } from '@solelune/screen';
import { natalChart, natalChartCalcul, natalChartCompare, natalChartResult, sharedChart } from '../../contract.ts';
import { addresses } from '../addresses.ts';

export const natalChartScreens: Screen[] = [
  defineScreen({
    name: 'astrology.shared-chart',
    path: addresses.sharedChart.path,
    title: 'Un ciel de naissance',
    universe: 'astrology',
    page: () => import('./shared-chart-page.tsx'),
    call: sharedChart,
    input: ({ sky }) => ({ sky }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.natal-chart-compare',
    path: addresses.natalChartCompare.path,
    title: 'Pourquoi un autre site dit autre chose',
    universe: 'astrology',
    page: () => import('./natal-chart-compare-page.tsx'),
    call: natalChartCompare,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.natal-chart',
    path: addresses.natalChart.path,
    title: 'Thème astral gratuit',
    universe: 'astrology',
    page: () => import('./natal-chart-page.tsx'),
    form: async () => (await import('./natal-chart-address.ts')).natalChartForm,
    call: natalChart,
  }),
  defineScreen({
    name: 'astrology.natal-chart-calcul',
    path: addresses.natalChartCalcul.path,
    title: 'Calcul du thème astral',
    universe: 'astrology',
    page: () => import('./natal-chart-calcul-page.tsx'),
    call: natalChartCalcul,
    input: ({ infos }) => ({ infos: infos ?? '', display: false }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.natal-chart-result',
    path: addresses.natalChartResult.path,
    title: 'Votre thème astral',
    description:
      'Un ciel de naissance lu placement par placement : les positions, les liens, les maisons, et ce que chacun change.',
    universe: 'astrology',
    page: () => import('./natal-chart-result-page.tsx'),
    call: natalChartResult,
    input: ({ infos }) => ({ infos: infos ?? '', display: true }),
    awaitsAutologin: true,
    result: true,
    noBottomNav: true,
  }),
];
