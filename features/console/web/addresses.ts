/** Each path once. */
export const addresses = {
  agenda: { path: '/console/agenda' },
  earnings: { path: '/console/revenus' },
  payouts: { path: '/administration/versements' },
} as const;
