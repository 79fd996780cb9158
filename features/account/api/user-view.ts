import type { Services, UserParts } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { UserParts as AccountUserParts, User } from '../contract.ts';
import type { AccountRow, SessionRow } from './tables.ts';

declare module '@solelune/contract/server' {
  interface UserParts extends AccountUserParts {}
}

const NOTHING: UserParts = { picture: null, astro: null, contacts: [], phone: null, tchat: null };

/** The user as the browser sees it: the account's own part, and what the other features know. */
export async function userView(
  { members, access }: Pick<Services, 'members' | 'access'>,
  db: Reader,
  user: AccountRow,
  strength: SessionRow['strength'],
  now: Temporal.Instant,
): Promise<User> {
  const parts = { ...NOTHING };
  for (const { userPart } of members) if (userPart) Object.assign(parts, await userPart(db, user.id, now));
  const { picture, astro, contacts, phone, tchat } = parts;
  return {
    infos: { firstname: user.firstname, picture, smtp_error: user.smtp_error, astro },
    contacts,
    permissions: access.permissionsOf(user.roles),
    autologin: strength === 'link',
    events: { phone, tchat },
  };
}
