/** Each path once. The product document names the first two; the others are ours. */
export const addresses = {
  landing: { path: '/landing-promesse-celeste' },
  order: { path: '/commande-promesse-celeste' },
  /** The same form, for whom the login had to come between: what was written is in the tab. */
  orderOn: { path: '/commande-promesse-celeste/suite' },
  list: { path: '/profil/livres' },
  book: { path: '/profil/livres/{id}' },
  gift: { path: '/livre-offert/{secret}' },
  giftOn: { path: '/livre-offert/{secret}/ranger' },
} as const;
