import { handle } from '@solelune/contract/server';
import { recoveryCheck } from '../../contract.ts';
import { findCode } from '../codes/code.repo.ts';
import { findById } from '../user.repo.ts';
import { isSamePerson } from './recover-account.ts';

export const recoveryCheckHandler = handle(recoveryCheck, async ({ code }, { who, db, now }) => {
  const found = await findCode(db, code, ['recovery'], now);
  const user = found && (await findById(db, found.user_id));
  return { valid: user !== undefined, starts_anew: user !== undefined && !(await isSamePerson(db, who, user)) };
});
