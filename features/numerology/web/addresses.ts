/**
 * The addresses of this feature, said once: `screens.ts` declares a screen on each, pages link to them by `urlOf(addresses.x, params)`.
 * They stand apart from the screens because a page that imported `screens.ts`, which imports the page, would close a circle.
 */
export const addresses = {
  index: { path: '/numerologie' },
  expression: { path: '/numerologie/expression' },
  expressionCalcul: { path: '/numerologie/expression/calcul/{fn}' },
  expressionResult: { path: '/numerologie/expression/resultat/{number}/{master?}' },
  affective: { path: '/numerologie/vie-affective' },
  affectiveCalcul: { path: '/numerologie/vie-affective/calcul/{fn}' },
  affectiveResult: { path: '/numerologie/vie-affective/resultat/{number}/{master?}' },
  lifepath: { path: '/numerologie/chemin-de-vie' },
  lifepathCalcul: { path: '/numerologie/chemin-de-vie/calcul/{bd}' },
  lifepathResult: { path: '/numerologie/chemin-de-vie/resultat/{number}/{master?}' },
  compatibility: { path: '/numerologie/compatibilite-prenom' },
  compatibilityCalcul: { path: '/numerologie/compatibilite-prenom/calcul/{infos}' },
  compatibilityResult: { path: '/numerologie/compatibilite-prenom/resultat/{infos}' },
  universal: { path: '/numerologie/numerologie-universelle' },
  universalThemes: { path: '/numerologie/numerologie-universelle/thematiques/{kw}' },
  universalCalcul: { path: '/numerologie/numerologie-universelle/calcul/{infos}' },
  universalResult: { path: '/numerologie/numerologie-universelle/resultat/{number}' },
} as const;
