import { handle } from '@solelune/contract/server';
import { revokeSession } from '../../contract.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { refuseLinkSession } from '../sessions/require-full-session.ts';
import { findOwnSession } from '../sessions/session.repo.ts';

/**
 * Another member's session is simply not there: nothing is revoked, and nothing is told. A session of a link closes itself and its like: with a letter
 * in hand, nobody puts the member out.
 */
export const revokeSessionHandler = handle(revokeSession, async ({ id }, { who, db, services }) => {
  const target = id === 'others' ? undefined : await findOwnSession(db, who.userId, id);
  const refusal = id === 'others' || target?.strength === 'full' ? await refuseLinkSession(db, who) : null;
  if (refusal) return refusal;
  const which = id === 'others' ? { except: who.sessionId } : { only: id };
  const revoked = await closeSessions(db, services, who.userId, which);
  return { revoked, ...(id === who.sessionId ? { should_delete_token: true } : {}) };
});
