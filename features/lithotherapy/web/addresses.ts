/** The addresses of this feature, said once, and those of other features that its pages lead to. */
export const addresses = {
  home: { path: '/lithotherapie' },
  filtered: { path: '/lithotherapie/choisir/{filters}' },
  stone: { path: '/lithotherapie/{stone}' },
} as const;

export const elsewhere = {
  search: { path: '/recherche' },
  sign: { path: '/astrologie/signes-astrologiques/{sign}' },
  lifePath: { path: '/numerologie/chemin-de-vie' },
} as const;
