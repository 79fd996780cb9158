/**
 * Every feature, by the name of its folder, in the order in which they are opened: a feature comes after those whose tables it refers to. The server
 * reads its `feature.server.ts`, the browser's application its `feature.web.ts`; adding one touches its folder and this list.
 */
export const FEATURES = [
  'account',
  'profile',
  'wallet',
  'loyalty',
  'advisors',
  'appointments',
  'home',
  'astrology',
  'horoscopes',
  'tarot',
  'numerology',
  'angels',
  'mirror-hours',
  'editorial',
  'lithotherapy',
  'search',
  'book',
  'payments',
  'consultations',
  'locations',
  'promotions',
  'monitoring',
  'console',
  'administration',
] as const;

export type FeatureName = (typeof FEATURES)[number];
