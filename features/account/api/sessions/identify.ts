import type { FeatureParts, Who } from '@solelune/contract/server';
import { isOutOfRoom } from '@solelune/platform';
import { rolesThatCount } from '../staff/roles-that-count.ts';
import { findSession, isToBeNoted, noteSeen } from './session.repo.ts';

/**
 * Who a bearer token belongs to. The row is read at each call, by its primary index: a session that was closed, in this process or in
 * another, is closed at once.
 */
export const identifyIn =
  ({ db, transaction, now, services }: Pick<FeatureParts, 'db' | 'transaction' | 'now' | 'services'>) =>
  async (token: string): Promise<Who | null> => {
    const at = now();
    const session = await findSession(db, token, at);
    if (!session) return null;
    if (isToBeNoted(session, at)) await transaction((tx) => noteSeen(tx, session, at)).catch(unlessNoRoom);
    const standing = { isProved: session.proved_at !== null, hasFactor: session.factor_id !== null };
    const roles = rolesThatCount(services.config, { roles: session.roles, ...standing });
    return { userId: session.user_id, sessionId: session.id, roles };
  };

/** That somebody was here is worth a row where there is room for one, never a refusal to read. */
function unlessNoRoom(error: unknown): void {
  if (!isOutOfRoom(error)) throw error;
}
