import type { Role } from '@solelune/contract';

const WORDS: Record<Role, string> = {
  ...{ advisor: 'conseil', support: 'assistance', editor: 'rédaction', finance: 'comptes' },
  administrator: 'administration',
};

export const roleWords = (roles: readonly Role[]): string => roles.map((role) => WORDS[role]).join(', ');
