import { defineScreen, type Screen } from '@solelune/screen';
import { stone, stones } from '../contract.ts';
import { readFilters } from '../engine/filters.ts';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import { addresses } from './addresses.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'lithotherapy.index',
    path: addresses.home.path,
    title: 'Lithothérapie : les pierres',
    universe: 'general',
    page: () => import('./stones-page.tsx'),
    form: async () => (await import('./list/filters-form.ts')).filtersForm,
    call: stones,
    input: () => ({}),
  }),
  defineScreen({
    name: 'lithotherapy.filtered',
    path: addresses.filtered.path,
    title: 'Lithothérapie : les pierres',
    universe: 'general',
    page: () => import('./stones-page.tsx'),
    where: { filters: (value) => readFilters(value) !== null },
    canonical: addresses.home.path,
    noindex: true,
    call: stones,
    input: () => ({}),
  }),
  defineScreen({
    name: 'lithotherapy.stone',
    path: addresses.stone.path,
    title: 'Lithothérapie : :stone',
    universe: 'general',
    page: () => import('./stone-page.tsx'),
    where: { stone: STONE_SLUGS },
    sitemap: STONE_SLUGS.map((slug) => ({ stone: slug })),
    call: stone,
    input: ({ stone: slug }) => ({ slug }),
  }),
];
