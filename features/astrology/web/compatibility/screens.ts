import { defineScreen, type Screen } from '@solelune/screen';
import { compatibilityIndex, compatibilityResult } from '../../contract.ts';
import { SIGN_PAIRS, SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const compatibilityScreens: Screen[] = [
  defineScreen({
    name: 'astrology.compatibility',
    path: addresses.compatibility.path,
    title: 'Compatibilité des signes astrologiques',
    universe: 'astrology',
    page: () => import('./compatibility-page.tsx'),
    call: compatibilityIndex,
  }),
  defineScreen({
    name: 'astrology.compatibility-result',
    path: addresses.compatibilityResult.path,
    title: 'Compatibilité :sign_from et :sign_to',
    universe: 'astrology',
    page: () => import('./compatibility-result-page.tsx'),
    call: compatibilityResult,
    input: ({ sign_from, sign_to }) => ({ sign_from, sign_to, display: true }),
    where: { sign_from: SIGN_SLUGS, sign_to: SIGN_SLUGS },
    sitemap: SIGN_PAIRS.map(([sign_from, sign_to]) => ({ sign_from, sign_to })),
  }),
];
