import { handle } from '@solelune/contract/server';
import { revokeSession } from '../../contract.ts';
import { refuseLinkSession } from '../sessions/require-full-session.ts';
import { deleteSessions, findOwnSession } from '../sessions/session.repo.ts';

/**
 * Another member's session is simply not there: nothing is revoked, and nothing is told. A session of a link closes itself and its like: with a letter
 * in hand, nobody puts the member out.
 */
export const revokeSessionHandler = handle(revokeSession, async ({ id }, { who, db }) => {
  const target = id === 'others' ? undefined : await findOwnSession(db, who.userId, id);
  const refusal = id === 'others' || target?.strength === 'full' ? await refuseLinkSession(db, who) : null;
  if (refusal) return refusal;
  const revoked = await deleteSessions(db, who.userId, id === 'others' ? { except: who.sessionId } : { only: id });
  return { revoked, ...(id === who.sessionId ? { should_delete_token: true } : {}) };
});
