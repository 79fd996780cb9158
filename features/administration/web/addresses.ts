/** Each path once. */
export const addresses = {
  overview: { path: '/administration' },
  members: { path: '/administration/membres' },
  member: { path: '/administration/membres/{id}' },
  ledger: { path: '/administration/grand-livre' },
  audit: { path: '/administration/journal' },
} as const;
