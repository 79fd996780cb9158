import { handle } from '@solelune/contract/server';
import { revokeSession } from '../../contract.ts';
import { closeSessions } from '../sessions/close-sessions.ts';

/** Another member's session is simply not there: nothing is revoked, and nothing is told. */
export const revokeSessionHandler = handle(revokeSession, async ({ id }, { who, db, services }) => {
  const which = id === 'others' ? { except: who.sessionId } : { only: id };
  const revoked = await closeSessions(db, services, who.userId, which);
  return { revoked, ...(id === who.sessionId ? { should_delete_token: true } : {}) };
});
