import type { Reader } from '@solelune/platform';
import type { User, UserParts } from '../contract.ts';
import type { AccountExtension } from './extension.ts';
import type { AccountRow, SessionRow } from './tables.ts';

/** The user as the browser sees it: the account's own part, and what the other features know. */
export type UserView = (
  db: Reader,
  user: AccountRow,
  strength: SessionRow['strength'],
  now: Temporal.Instant,
) => Promise<User>;

const NOTHING: UserParts = { picture: null, astro: null, contacts: [], phone: null, tchat: null };

export const userViewWith =
  (extensions: readonly AccountExtension[]): UserView =>
  async (db, user, strength, now) => {
    const parts = { ...NOTHING };
    for (const { userPart } of extensions) if (userPart) Object.assign(parts, await userPart(db, user.id, now));
    const { picture, astro, contacts, phone, tchat } = parts;
    return {
      infos: { firstname: user.firstname, picture, smtp_error: user.smtp_error, astro },
      contacts,
      autologin: strength === 'link',
      events: { phone, tchat },
    };
  };
