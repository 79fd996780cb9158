/** The addresses of this feature, said once (see features/numerology/web/addresses.ts for why they stand apart). */
export const addresses = {
  index: { path: '/tarot' },
  cross: { path: '/tirage-tarot-voyance' },
  love: { path: '/tirage-tarot-amour' },
  single: { path: '/tirage-tarot-celibataire' },
  'yes-no': { path: '/tirage-tarot-oui-non' },
  belline: { path: '/oracle-de-belline' },
  angels: { path: '/oracle-des-anges' },
  personal: { path: '/tirage-personnalise' },
  arcanum: { path: '/tarot/arcane/{slug}' },
  bellineCard: { path: '/oracle-de-belline/{slug}' },
  draw: { path: '/tirage/{id}' },
} as const;
