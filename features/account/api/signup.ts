import { fail } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { signup } from '../contract.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { createUser } from './create-user.ts';
import { emailProblem } from './email/acceptable-email.ts';
import { handleHashing } from './passwords/handle-hashing.ts';
import { hashPassword } from './passwords/hash.ts';
import { weakness } from './passwords/weak-password.ts';
import { openSession } from './sessions/open-session.ts';
import { userView } from './user-view.ts';

export const signupHandler = handleHashing(
  signup,
  async ({ firstname, email, password, rememberme, path, device_key, device_label }, context) => {
    const { db, transaction, services, now } = context;
    const refusal = await countAttempt(transaction, services, { kind: 'signup', subject: email, now });
    if (refusal) return refusal;
    const fields = problemFields({
      email: await emailProblem(db, email),
      password: await weakness(password, [email, firstname, services.config.brand.name]),
    });
    if (fields) return fail('signup_failed', { fields });
    const passwordHash = await hashPassword(services.hashing, password);
    return transaction(async (tx) => {
      const newcomer = { email, firstname, passwordHash, isVerified: false, path };
      const user = await createUser(tx, services, newcomer, now);
      if (!user) return fail('signup_failed', { fields: { email: SENTENCES.emailTaken } });
      await forgetAttempts(tx, services, 'signup', email);
      const kind = rememberme ? 'long' : 'short';
      const device = { device_key, device_label };
      const opened = await openSession(tx, { user, kind, strength: 'full', device, services, now });
      return { user: await userView(services, tx, user, 'full', now), ...opened };
    });
  },
);

function problemFields(problems: Record<string, string | null>): Record<string, string> | null {
  const found = Object.entries(problems).flatMap(([name, sentence]) => (sentence ? [[name, sentence] as const] : []));
  return found.length > 0 ? Object.fromEntries(found) : null;
}
