/** Each path once. */
export const addresses = {
  agenda: { path: '/console/agenda' },
  earnings: { path: '/console/revenus' },
} as const;
