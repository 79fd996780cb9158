import type { Services, UserParts } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { UserParts as AccountUserParts, User } from '../contract.ts';
import { hasFactor } from './staff/factor.repo.ts';
import { rolesThatCount } from './staff/roles-that-count.ts';
import type { AccountRow, SessionRow } from './tables.ts';

declare module '@solelune/contract/server' {
  interface UserParts extends AccountUserParts {}
}

const NOTHING: UserParts = { picture: null, astro: null, contacts: [], phone: null, tchat: null };

/** The user as the browser sees it: the account's own part, and what the other features know. */
export async function userView(
  { members, access, config }: Pick<Services, 'members' | 'access' | 'config'>,
  db: Reader,
  user: AccountRow,
  strength: SessionRow['strength'],
  now: Temporal.Instant,
  isProved = false,
): Promise<User> {
  const parts = { ...NOTHING };
  for (const { userPart } of members) if (userPart) Object.assign(parts, await userPart(db, user.id, now));
  const { picture, astro, contacts, phone, tchat } = parts;
  const isStaff = user.roles.length > 0;
  const standing = { roles: user.roles, isProved, hasFactor: isStaff && !isProved && (await hasFactor(db, user.id)) };
  return {
    infos: { firstname: user.firstname, picture, smtp_error: user.smtp_error, astro },
    contacts,
    permissions: access.permissionsOf(rolesThatCount(config, standing)),
    autologin: strength === 'link',
    events: { phone, tchat },
  };
}
