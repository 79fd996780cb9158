/** Each path once. */
export const addresses = {
  cards: { path: '/administration/affichages' },
  preview: { path: '/administration/affichages/apercu/{id}' },
} as const;
