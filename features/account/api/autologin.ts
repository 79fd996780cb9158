import { fail, handle } from '@solelune/contract/server';
import { autologin } from '../contract.ts';
import { findAutologin } from './autologin-link.ts';
import { openSession } from './sessions/open-session.ts';
import { findOwnSession } from './sessions/session.repo.ts';
import { userView } from './user-view.ts';

/** A member who is logged in already keeps the session they have: a link would only weaken it. */
export const autologinHandler = handle(autologin, async ({ hash, ...device }, { who, db, services, now }) => {
  const user = await findAutologin(db, hash, now);
  if (!user) return fail('login_failed', { sentence: 'Ce lien n’est plus valable. Connectez-vous pour continuer.' });
  const open = who?.userId === user.id ? await findOwnSession(db, who.userId, who.sessionId) : undefined;
  if (open) return { user: await userView(services, db, user, open.strength, now) };
  const opened = await openSession(db, { user, kind: 'short', strength: 'link', device, services, now });
  return { user: await userView(services, db, user, 'link', now), ...opened };
});
