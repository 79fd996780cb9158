/** The addresses of this feature, said once. */
export const addresses = {
  team: { path: '/equipe' },
  advisor: { path: '/equipe/{slug}' },
} as const;
