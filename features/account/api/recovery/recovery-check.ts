import { handle } from '@solelune/contract/server';
import { recoveryCheck } from '../../contract.ts';
import { findCode } from '../codes/code.repo.ts';

export const recoveryCheckHandler = handle(recoveryCheck, async ({ code }, { db, now }) => ({
  valid: (await findCode(db, code, ['recovery'], now)) !== undefined,
}));
