import type { Services } from '@solelune/contract/server';
import { dayAndHour, sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { passwordChanged } from '../../mail/letters/password.ts';
import { revokeAutologins } from '../autologin-link.ts';
import { deleteCodes } from '../codes/code.repo.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import type { AccountRow } from '../tables.ts';
import { updateUser } from '../user.repo.ts';

interface Replacement {
  user: AccountRow;
  passwordHash: string;
  /** The session in which it happens, which goes on. */
  keptSessionId?: string;
  now: Temporal.Instant;
}

/** Whatever the former password could open is closed: the other sessions, the links sent by mail, the codes under way. */
export async function replacePassword(
  tx: Writer,
  services: Services,
  { user, passwordHash, keptSessionId, now }: Replacement,
): Promise<void> {
  await updateUser(tx, user.id, { password_hash: passwordHash });
  await closeSessions(tx, services, user.id, keptSessionId ? { except: keptSessionId } : {});
  await revokeAutologins(tx, user.id);
  await deleteCodes(tx, user.id, 'recovery');
  await deleteCodes(tx, user.id, 'change-email');
  const recoveryUrl = `${services.config.siteUrl}/recuperation-mot-de-passe`;
  const data = { firstname: user.firstname, now: dayAndHour(now), recoveryUrl };
  await sendLetter(tx, services, passwordChanged, { to: user.email, data, keptFor: user.id });
}
