import { defineScreen, type Screen } from '@solelune/screen';
import { childSignDetail, childSignIndex } from '../../contract.ts';
import { SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const childSignsScreens: Screen[] = [
  defineScreen({
    name: 'astrology.child-signs',
    path: addresses.childSigns.path,
    title: 'Les signes astrologiques de l’enfant',
    universe: 'astrology',
    page: () => import('./child-signs-page.tsx'),
    call: childSignIndex,
  }),
  defineScreen({
    name: 'astrology.child-sign',
    path: addresses.childSign.path,
    title: 'L’enfant :sign',
    universe: 'astrology',
    page: () => import('./child-sign-page.tsx'),
    call: childSignDetail,
    input: ({ sign }) => ({ sign, display: true }),
    where: { sign: SIGN_SLUGS },
    sitemap: SIGN_SLUGS.map((sign) => ({ sign })),
  }),
];
