import { visitorPlace } from '@solelune/locations/web/visitor-place';
import { defineScreen, type Screen } from '@solelune/screen';
import { moonSignDetail, moonSignIndex, moonSignResult } from '../../contract.ts';
import { SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const moonSignScreens: Screen[] = [
  defineScreen({
    name: 'astrology.moon-sign',
    path: addresses.moonSign.path,
    title: 'Calcul du signe lunaire',
    universe: 'astrology',
    page: () => import('./moon-sign-page.tsx'),
    form: async () => (await import('./moon-sign-tool.ts')).moonSignForm,
    call: moonSignIndex,
  }),
  defineScreen({
    name: 'astrology.moon-sign-result',
    path: addresses.moonSignResult.path,
    title: 'Votre signe lunaire',
    universe: 'astrology',
    page: () => import('./moon-sign-result-page.tsx'),
    call: moonSignResult,
    // Where the infos name no city, the Moon is seen from where the visitor is.
    input: ({ infos }) => ({ infos, display: true, ...visitorPlace() }),
    result: true,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'astrology.moon-sign-detail',
    path: addresses.moonSignDetail.path,
    title: 'Signe lunaire :sign',
    universe: 'astrology',
    page: () => import('./moon-sign-detail-page.tsx'),
    call: moonSignDetail,
    input: ({ sign }) => ({ sign, display: true }),
    where: { sign: SIGN_SLUGS },
    sitemap: SIGN_SLUGS.map((sign) => ({ sign })),
  }),
];
