import { fail } from '@solelune/contract/server';
import { login } from '../contract.ts';
import { countLogin, forgetLogin } from './login-attempts.ts';
import { handleHashing } from './passwords/handle-hashing.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords/hash.ts';
import { openSession } from './sessions/open-session.ts';
import { findByEmail, lockByEmail, updateUser } from './user.repo.ts';
import { userView } from './user-view.ts';

/** A wrong password and an unknown address give the same answer after the same work. */
export const loginHandler = handleHashing(login, async ({ email, password, rememberme, ...device }, context) => {
  const { db, transaction, services, now } = context;
  const counted = await countLogin(context, { email, deviceKey: device.device_key });
  if ('refusal' in counted) return counted.refusal;
  const found = await findByEmail(db, email);
  const isRight = await verifyPassword(services.hashing, password, found?.password_hash);
  if (!found || !isRight) return fail('login_failed');
  const renewed = isOutdated(found.password_hash ?? '') ? await hashPassword(services.hashing, password) : null;
  return transaction(async (tx) => {
    // While it was hashed, the account may have got another password, or another owner.
    const user = await lockByEmail(tx, email);
    if (user?.password_hash !== found.password_hash) return fail('login_failed');
    await forgetLogin(tx, services, counted.subject);
    if (renewed) await updateUser(tx, user.id, { password_hash: renewed });
    const kind = rememberme ? 'long' : 'short';
    const opened = await openSession(tx, { user, kind, strength: 'full', device, services, now });
    return { user: await userView(services, tx, user, 'full', now), ...opened };
  });
});
