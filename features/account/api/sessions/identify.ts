import type { FeatureParts, Who } from '@solelune/contract/server';
import { isOutOfRoom } from '@solelune/platform';
import { findSession, isToBeNoted, noteSeen } from './session.repo.ts';

/**
 * Who a bearer token belongs to. The row is read at each call, by its primary index: a session that was closed, in this process or in
 * another, is closed at once.
 */
export const identifyIn =
  ({ db, transaction, now }: Pick<FeatureParts, 'db' | 'transaction' | 'now'>) =>
  async (token: string): Promise<Who | null> => {
    const at = now();
    const session = await findSession(db, token, at);
    if (!session) return null;
    if (isToBeNoted(session, at)) await transaction((tx) => noteSeen(tx, session, at)).catch(unlessNoRoom);
    return { userId: session.user_id, sessionId: session.id, roles: session.roles };
  };

/** That somebody was here is worth a row where there is room for one, never a refusal to read. */
function unlessNoRoom(error: unknown): void {
  if (!isOutOfRoom(error)) throw error;
}
