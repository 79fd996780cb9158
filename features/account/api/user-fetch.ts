import { handle } from '@solelune/contract/server';
import { userFetch } from '../contract.ts';
import { findOwnSession } from './sessions/session.repo.ts';
import { findById } from './user.repo.ts';
import { userView } from './user-view.ts';

export const userFetchHandler = handle(userFetch, async (_, { who, db, services, now }) => {
  if (!who) return { user: null };
  const user = await findById(db, who.userId);
  const session = await findOwnSession(db, who.userId, who.sessionId);
  // Closed between the check of the token and this line.
  if (!user || !session) return { user: null, should_delete_token: true };
  return { user: await userView(services, db, user, session.strength, now, session.proved_at !== null) };
});
