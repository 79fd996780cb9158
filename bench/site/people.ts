/** Who comes to the site of the benchmark, known by their number: those who plant them and those who play them need not tell each other. */

export const PASSWORD = 'lune-en-verseau-77';
/** Tokens are long: a short one is not even looked for. */
export const TOKEN_PREFIX = 'bench-token-of-the-member-';
export const ADVISORS = 24;

/** The first members have an open session each; among them, the first of all advise, the last quarter consults, and the others buy and save. */
export const loggedInOf = (members: number): number => Math.min(20_000, members);
export const firstConsulting = (loggedIn: number): number => Math.floor(loggedIn * 0.75);

export const tokenOf = (member: number): string => `${TOKEN_PREFIX}${member}`;
/** As bench/administration plants them. */
export const emailOf = (member: number): string => `membre.${member}@exemple-${member % 97}.fr`;

/** Everybody comes from an address of their own, as a proxy would tell it. */
export const addressOf = (visitor: number): string =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
