/**
 * The addresses of this feature, said once: `screens.ts` declares a screen on each, pages link to them by `urlOf(addresses.x, params)`.
 * They stand apart from the screens because a page that imported `screens.ts`, which imports the page, would close a circle.
 */
export const addresses = {
  index: { path: '/astrologie-et-horoscope' },
  signs: { path: '/astrologie/signes-astrologiques' },
  sign: { path: '/astrologie/signes-astrologiques/{sign}' },
  childSigns: { path: '/astrologie/signes-astrologiques-enfant' },
  childSign: { path: '/astrologie/signes-astrologiques-enfant/{sign}' },
  ascendant: { path: '/astrologie/calcul-ascendant' },
  ascendantResult: { path: '/astrologie/calcul-ascendant/resultat/{infos}' },
  ascendantDetail: { path: '/astrologie/ascendant/{sign}-ascendant-{ascendant}' },
  descendant: { path: '/astrologie/calcul-descendant' },
  descendantResult: { path: '/astrologie/calcul-descendant/resultat/{infos}' },
  compatibility: { path: '/astrologie/compatibilite-signes-astro' },
  compatibilityResult: { path: '/astrologie/compatibilite-signes-astro/{sign_from}/{sign_to}' },
  loveCompatibility: { path: '/astrologie/compatibilite-amoureuse' },
  loveCompatibilityResult: { path: '/astrologie/compatibilite-amoureuse/resultat/{infos}' },
  moonSign: { path: '/astrologie/calcul-signe-lunaire' },
  moonSignResult: { path: '/astrologie/calcul-signe-lunaire/resultat/{infos}' },
  moonSignDetail: { path: '/astrologie/signes-astrologiques-lunaires/{sign}' },
  moonCompatibility: { path: '/astrologie/compatibilite-signes-lunaires' },
  moonCompatibilityResult: { path: '/astrologie/compatibilite-signes-lunaires/{moon_sign_from}/{moon_sign_to}' },
  natalChart: { path: '/astrologie/theme-astral-gratuit' },
  natalChartCalcul: { path: '/astrologie/theme-astral-gratuit/calcul/{infos?}' },
  natalChartResult: { path: '/astrologie/theme-astral-gratuit/resultat/{infos?}' },
  solarRevolution: { path: '/astrologie/revolution-solaire' },
  solarRevolutionCalcul: { path: '/astrologie/revolution-solaire/calcul/{infos}' },
  solarRevolutionResult: { path: '/astrologie/revolution-solaire/resultat/{infos}' },
  skyMap: { path: '/astrologie/carte-du-ciel-astrologique' },
  skyMapResult: { path: '/astrologie/carte-du-ciel-astrologique/resultat/{infos}' },
} as const;
