import { fail, handle } from '@solelune/contract/server';
import { login } from '../contract.ts';

/** No account exists yet, so no address and password can be right. */
export const loginHandler = handle(login, () => fail('login_failed'));
