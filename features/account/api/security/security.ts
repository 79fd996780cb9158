import { fail, handle } from '@solelune/contract/server';
import { security } from '../../contract.ts';
import { pendingEmail } from '../codes/code.repo.ts';
import { providersOf } from '../providers/identity.repo.ts';
import { sessionsOf } from '../sessions/session.repo.ts';
import { findById } from '../user.repo.ts';

export const securityHandler = handle(security, async (_, { who, db, now }) => {
  const user = await findById(db, who.userId);
  if (!user) return fail('login_required');
  const sessions = await sessionsOf(db, who.userId, now);
  return {
    email: user.email,
    email_verified: user.email_verified_at !== null,
    pending_email: await pendingEmail(db, who.userId, now),
    has_password: user.password_hash !== null,
    providers: await providersOf(db, who.userId),
    deletion_due_at: user.deletion_due_at?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      current: session.id === who.sessionId,
      by_link: session.strength === 'link',
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
    })),
  };
});
