/**
 * The addresses of this feature, said once: `screens.ts` declares a screen on each, pages link to them by `urlOf(addresses.x, params)`.
 */
export const addresses = {
  home: { path: '/angeologie' },
  birth: { path: '/angeologie/calcul-ange-gardien-naissance' },
  birthCalcul: { path: '/angeologie/calcul-ange-gardien-naissance/calcul/{infos?}' },
  birthResult: { path: '/angeologie/calcul-ange-gardien-naissance/resultat/{infos?}' },
  savedBirth: { path: '/ange/mon-ange-gardien-naissance/resultat/{activity_id}' },
  list: { path: '/angeologie/liste-des-72-ange-gardien/{filters?}' },
  regency: { path: '/angeologie/calendrier-regence-anges/{month?}/{year?}' },
  detail: { path: '/angeologie/ange/{name}' },
  ritual: { path: '/angeologie/rituel-personnalise' },
  ritualCustom: { path: '/angeologie/rituel-personnalise/{name}' },
  test: { path: '/angeologie/calcul-ange-personnel' },
  testSelect: { path: '/angeologie/calcul-ange-personnel/selection-bienfaits' },
  testSearch: { path: '/angeologie/calcul-ange-personnel/recherche-bienfaits/{feelings}' },
  testResult: { path: '/angeologie/calcul-ange-personnel/resultat/{angel}' },
  synchronicity: { path: '/angeologie/test-synchronicite' },
  synchronicityResult: { path: '/angeologie/test-synchronicite/resultat/{number}' },
} as const;
