/** Each path once. */
export const deskAddresses = {
  texts: { path: '/administration/textes' },
  text: { path: '/administration/textes/{kind}/{slug}' },
  preview: { path: '/administration/apercu/{kind}/{slug}/{number}' },
} as const;
