import { defineScreen, type Screen } from '@solelune/screen';
import { signDetail, signIndex } from '../../contract.ts';
import { SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const signsScreens: Screen[] = [
  defineScreen({
    name: 'astrology.signs',
    path: addresses.signs.path,
    title: 'Les douze signes astrologiques',
    universe: 'astrology',
    page: () => import('./signs-page.tsx'),
    call: signIndex,
  }),
  defineScreen({
    name: 'astrology.sign',
    path: addresses.sign.path,
    title: 'Signe astrologique :sign',
    universe: 'astrology',
    page: () => import('./sign-page.tsx'),
    call: signDetail,
    input: ({ sign }) => ({ sign, display: true }),
    where: { sign: SIGN_SLUGS },
    sitemap: SIGN_SLUGS.map((sign) => ({ sign })),
  }),
];
