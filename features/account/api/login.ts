import { fail } from '@solelune/contract/server';
import { login } from '../contract.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { handleHashing } from './passwords/handle-hashing.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords/hash.ts';
import { openSession } from './sessions/open-session.ts';
import { findByEmail, updateUser } from './user.repo.ts';
import { userView } from './user-view.ts';

/** A wrong password and an unknown address give the same answer after the same work. */
export const loginHandler = handleHashing(
  login,
  async ({ email, password, rememberme, ...device }, { db, transaction, services, now }) => {
    const refusal = await countAttempt(transaction, services, { kind: 'login', subject: email, now });
    if (refusal) return refusal;
    const user = await findByEmail(db, email);
    const isRight = await verifyPassword(services.hashing, password, user?.password_hash);
    if (!user || !isRight) return fail('login_failed');
    const renewed = isOutdated(user.password_hash ?? '') ? await hashPassword(services.hashing, password) : null;
    return transaction(async (tx) => {
      await forgetAttempts(tx, services, 'login', email);
      if (renewed) await updateUser(tx, user.id, { password_hash: renewed });
      const kind = rememberme ? 'long' : 'short';
      const opened = await openSession(tx, { user, kind, strength: 'full', device, services, now });
      return { user: await userView(services, tx, user, 'full', now), ...opened };
    });
  },
);
