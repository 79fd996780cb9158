import { Failure, fail } from '@solelune/contract/server';
import { changePassword } from '../../contract.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { hashPassword } from '../passwords/hash.ts';
import { weakness } from '../passwords/weak-password.ts';
import { isStillProved, provePassword } from './prove-password.ts';
import { replacePassword } from './replace-password.ts';

export const changePasswordHandler = handleHashing(changePassword, async (input, context) => {
  const { who, transaction, services, now } = context;
  const user = await provePassword(context, { password: input.current_password, field: 'current_password' });
  if (user instanceof Failure) return user;
  const problem = await weakness(input.password, [user.email, user.firstname, services.config.brand.name]);
  if (problem) return fail('invalid_input', { fields: { password: problem } });
  const passwordHash = await hashPassword(services.hashing, input.password);
  return transaction(async (tx) => {
    if (!(await isStillProved(tx, who, user))) return fail('login_required');
    await replacePassword(tx, services, { user, passwordHash, keptSessionId: who.sessionId, now });
    return { success: true };
  });
});
