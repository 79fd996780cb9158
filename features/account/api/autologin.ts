import { fail, handle } from '@solelune/contract/server';
import { autologin } from '../contract.ts';
import { findAutologin } from './autologin-link.ts';
import { closeSessions } from './sessions/close-sessions.ts';
import { openSession } from './sessions/open-session.ts';
import { findOwnSession } from './sessions/session.repo.ts';
import { userView } from './user-view.ts';

const EXPIRED = 'Ce lien n’est plus valable. Connectez-vous pour continuer.';
/** Without a name: whoever sent the link chose it. */
const SOMEBODY_ELSE = 'Ce lien ouvre un autre compte que le vôtre.';

/** A member who is logged in already keeps the session they have: a link of theirs would only weaken it, and one of somebody else asks first. */
export const autologinHandler = handle(autologin, async ({ hash, instead, ...device }, { who, db, services, now }) => {
  const user = await findAutologin(db, hash, now);
  if (!user) return fail('login_failed', { sentence: EXPIRED });
  const open = who ? await findOwnSession(db, who.userId, who.sessionId) : undefined;
  if (open?.user_id === user.id)
    return { user: await userView(services, db, user, open.strength, now, open.proved_at !== null) };
  if (open && !instead) return fail('conflict', { sentence: SOMEBODY_ELSE });
  if (open) await closeSessions(db, services, open.user_id, { only: open.id });
  const opened = await openSession(db, { user, kind: 'short', strength: 'link', device, services, now });
  return { user: await userView(services, db, user, 'link', now), ...opened };
});
