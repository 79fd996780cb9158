import type { Who } from '@solelune/contract/server';
import type { Database } from '@solelune/platform';
import { findSession, noteSeen } from './session.repo.ts';

/**
 * Who a bearer token belongs to. The row is read at each call, by its primary index: a session that was closed, in this process or in
 * another, is closed at once.
 */
export const identifyIn =
  (database: Pick<Database, 'query'>, now: () => Temporal.Instant = Temporal.Now.instant) =>
  async (token: string): Promise<Who | null> => {
    const at = now();
    const session = await findSession(database.query, token, at);
    if (!session) return null;
    await noteSeen(database.query, session, at);
    return { userId: session.user_id, sessionId: session.id, role: session.role };
  };
