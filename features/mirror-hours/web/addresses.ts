/** The addresses of this feature, said once, and those of other features that its pages lead to. */
export const addresses = {
  home: { path: '/heure-miroir' },
  detail: { path: '/heure-miroir/{hour}' },
  journal: { path: '/profil/mon-heure-miroir' },
} as const;

export const elsewhere = {
  angel: { path: '/angeologie/ange/{name}' },
  ritual: { path: '/angeologie/rituel-personnalise/{name}' },
  synchronicity: { path: '/angeologie/test-synchronicite' },
  synchronicityResult: { path: '/angeologie/test-synchronicite/resultat/{number}' },
  confidentiality: { path: '/page/confidentialite' },
} as const;

/** Where the journal stands in the page. */
export const JOURNAL_ID = 'carnet';
