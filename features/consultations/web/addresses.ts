/** Each path once. */
export const addresses = {
  consult: { path: '/equipe/{slug}/consulter' },
  write: { path: '/equipe/{slug}/ecrire' },
  room: { path: '/consultation/{id}' },
  receipt: { path: '/consultation/{id}/recu' },
  console: { path: '/console' },
  consoleRoom: { path: '/console/consultation/{id}' },
  consoleQuestion: { path: '/console/question/{id}' },
  transcript: { path: '/consultation/{id}/conversation' },
  charter: { path: '/console/charte' },
  limits: { path: '/profil/limites' },
} as const;
