import { fail } from '@solelune/contract/server';
import { staffEnter } from '../../contract.ts';
import { countLogin, forgetLogin } from '../login-attempts.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { verifyPassword } from '../passwords/hash.ts';
import { openSession } from '../sessions/open-session.ts';
import { findByEmail, lockByEmail } from '../user.repo.ts';
import { userView } from '../user-view.ts';
import { takeFactorCode } from './factor.repo.ts';

/** Whatever is wrong, the answer is the same: neither a password nor a role can be found out here. */
export const staffEnterHandler = handleHashing(staffEnter, async ({ email, password, code, ...device }, context) => {
  const { db, transaction, services, now } = context;
  const counted = await countLogin(context, { email, deviceKey: device.device_key });
  if ('refusal' in counted) return counted.refusal;
  const found = await findByEmail(db, email);
  const isRight = await verifyPassword(services.hashing, password, found?.password_hash);
  if (!found || !isRight) return fail('login_failed');
  return transaction(async (tx) => {
    const user = await lockByEmail(tx, email);
    if (!user || user.password_hash !== found.password_hash || user.roles.length === 0) return fail('login_failed');
    if (!(await takeFactorCode(tx, services.sealing, { userId: user.id, code, now }))) return fail('login_failed');
    await forgetLogin(tx, services, counted.subject);
    const opened = await openSession(tx, {
      ...{ user, kind: 'short', strength: 'full', device, isProved: true, services, now },
    });
    return { user: await userView(services, tx, user, 'full', now, true), ...opened };
  });
});
