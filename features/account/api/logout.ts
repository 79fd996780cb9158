import { handle } from '@solelune/contract/server';
import { logout } from '../contract.ts';
import { closeSessions } from './sessions/close-sessions.ts';

/** The page that a member's page is left for; it is fetched anew, so nothing of the member stays in memory. */
const LOGOUT_ADDRESS = '/deconnexion';

export const logoutHandler = handle(logout, async ({ from }, { who, db, services }) => {
  if (who) await closeSessions(db, services, who.userId, { only: who.sessionId });
  return {
    success: true,
    should_delete_token: true,
    ...(from === 'protected' ? { redirect_to: LOGOUT_ADDRESS } : {}),
  };
});
