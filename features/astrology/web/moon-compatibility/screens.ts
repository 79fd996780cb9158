import { defineScreen, type Screen } from '@solelune/screen';
import { moonCompatibilityIndex, moonCompatibilityResult } from '../../contract.ts';
import { SIGN_PAIRS, SIGN_SLUGS } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';

export const moonCompatibilityScreens: Screen[] = [
  defineScreen({
    name: 'astrology.moon-compatibility',
    path: addresses.moonCompatibility.path,
    title: 'Compatibilité des signes lunaires',
    universe: 'astrology',
    page: () => import('./moon-compatibility-page.tsx'),
    call: moonCompatibilityIndex,
  }),
  defineScreen({
    name: 'astrology.moon-compatibility-result',
    path: addresses.moonCompatibilityResult.path,
    title: 'Lune en :moon_sign_from, Lune en :moon_sign_to',
    universe: 'astrology',
    page: () => import('./moon-compatibility-result-page.tsx'),
    call: moonCompatibilityResult,
    input: ({ moon_sign_from, moon_sign_to }) => ({ moon_sign_from, moon_sign_to, display: true }),
    where: { moon_sign_from: SIGN_SLUGS, moon_sign_to: SIGN_SLUGS },
    sitemap: SIGN_PAIRS.map(([moon_sign_from, moon_sign_to]) => ({ moon_sign_from, moon_sign_to })),
  }),
];
