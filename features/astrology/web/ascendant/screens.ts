import { defineScreen, type Screen } from '@solelune/screen';
import { ascendantDetail, ascendantIndex, ascendantResult } from '../../contract.ts';
import { SIGN_PAIRS, SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const ascendantScreens: Screen[] = [
  defineScreen({
    name: 'astrology.ascendant',
    path: addresses.ascendant.path,
    title: 'Calcul de l’ascendant',
    universe: 'astrology',
    page: () => import('./ascendant-page.tsx'),
    form: async () => (await import('./ascendant-tool.ts')).ascendantForm,
    call: ascendantIndex,
  }),
  defineScreen({
    name: 'astrology.ascendant-result',
    path: addresses.ascendantResult.path,
    title: 'Votre ascendant',
    universe: 'astrology',
    page: () => import('./ascendant-result-page.tsx'),
    call: ascendantResult,
    input: ({ infos }) => ({ infos, display: true }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.ascendant-detail',
    path: addresses.ascendantDetail.path,
    title: ':sign ascendant :ascendant',
    universe: 'astrology',
    page: () => import('./ascendant-detail-page.tsx'),
    call: ascendantDetail,
    input: ({ sign, ascendant }) => ({ signs: `${sign}-ascendant-${ascendant}`, display: true }),
    where: { sign: SIGN_SLUGS, ascendant: SIGN_SLUGS },
    sitemap: SIGN_PAIRS.map(([sign, ascendant]) => ({ sign, ascendant })),
  }),
];
