import type { Role } from '@solelune/contract';
import type { Config } from '@solelune/platform';

interface Standing {
  roles: Role[];
  /** The session proved the second factor. */
  isProved: boolean;
  /** There is one to prove. */
  hasFactor: boolean;
}

/**
 * Roles count in a session that proved the second factor, and in no other: anybody else who has the password, or a link, is a member. Outside
 * production who has none yet may do without: the demonstration's people are tried by password alone.
 */
export const rolesThatCount = (
  { environment }: Pick<Config, 'environment'>,
  { roles, isProved, hasFactor }: Standing,
): Role[] => (isProved || (!hasFactor && environment !== 'production') ? roles : []);
