/** Where a day begins: staff's side, or the advisor's. */
export const deskOf = (permissions: readonly string[]): string =>
  permissions.includes('administration.see') ? '/administration' : '/console';
