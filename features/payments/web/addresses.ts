/** Each path once. The product document names `/paiement/status/{id}`; the others are ours. */
export const addresses = {
  suns: { path: '/profil/soleils' },
  purchases: { path: '/profil/achats' },
  order: { path: '/paiement/commande/{id}' },
  status: { path: '/paiement/status/{id}' },
  document: { path: '/paiement/recu/{id}' },
  withdrawal: { path: '/renoncer-au-contrat' },
} as const;
