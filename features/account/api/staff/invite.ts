import type { Role } from '@solelune/contract';
import { handle, type Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { staffInvite } from '../../contract.ts';
import { staffInvited } from '../../mail/letters/staff.ts';
import { insertInvitation } from './invitation.repo.ts';
import { roleWords } from './role-words.ts';

export const invitationUrl = ({ config }: Pick<Services, 'config'>, code: string): string =>
  `${config.siteUrl}/entree-equipe/invitation#${code}`;

export const staffInviteHandler = handle(staffInvite, async ({ email, firstname, roles }, { who, db, services, now }) => {
  const chosen = [...new Set<Role>(roles)];
  const code = await insertInvitation(db, { email, firstname, roles: chosen, invitedBy: who.userId, now });
  const data = { firstname, roles: roleWords(chosen), invitationUrl: invitationUrl(services, code) };
  await sendLetter(db, services, staffInvited, { to: email, data });
  return {};
});
