/** The addresses of this feature, said once. */
export const addresses = {
  team: { path: '/equipe' },
  advisor: { path: '/equipe/{slug}' },
  ownPage: { path: '/console/ma-page' },
  staff: { path: '/administration/conseillers' },
} as const;
