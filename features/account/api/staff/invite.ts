import type { Role } from '@solelune/contract';
import { handle, type Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { staffInvite } from '../../contract.ts';
import { staffInvited } from '../../mail/letters/staff.ts';
import { insertInvitation } from './invitation.repo.ts';
import { roleWords } from './role-words.ts';

const invitationUrl = ({ config }: Pick<Services, 'config'>, code: string): string =>
  `${config.siteUrl}/entree-equipe/invitation#${code}`;

export const staffInviteHandler = handle(
  staffInvite,
  async ({ email, firstname, roles }, { who, db, services, now }) => {
    const chosen = [...new Set<Role>(roles)];
    const code = await insertInvitation(db, { email, firstname, roles: chosen, invitedBy: who.userId, now });
    const data = { firstname, roles: roleWords(chosen), invitationUrl: invitationUrl(services, code) };
    await sendLetter(db, services, staffInvited, { to: email, data });
    return {};
  },
);

/** The first of all, by who has the machine: whoever can run a command on it can do anything. */
export async function inviteAdministrator(
  tx: Writer,
  services: Pick<Services, 'config'>,
  { email, firstname, now }: { email: string; firstname: string; now: Temporal.Instant },
): Promise<string> {
  const code = await insertInvitation(tx, { email, firstname, roles: ['administrator'], invitedBy: null, now });
  return invitationUrl(services, code);
}
