/** The addresses of this feature, said once. */
export const addresses = {
  team: { path: '/equipe' },
  advisor: { path: '/equipe/{slug}' },
  ownPage: { path: '/console/ma-page' },
  ownReviews: { path: '/console/avis' },
  reported: { path: '/administration/avis' },
  staff: { path: '/administration/conseillers' },
} as const;
