import type { Role } from '@solelune/contract';

export const ROLE_NAMES: Record<Role, string> = {
  ...{ advisor: 'Conseil', support: 'Assistance', editor: 'Rédaction', finance: 'Comptes' },
  administrator: 'Administration',
};
export const roleNames = (roles: readonly Role[]): string => roles.map((role) => ROLE_NAMES[role]).join(', ');
