import { fail, handle } from '@solelune/contract/server';
import { autologin } from '../contract.ts';

/** No mail with such a link has ever been sent. */
export const autologinHandler = handle(autologin, () => fail('login_failed'));
