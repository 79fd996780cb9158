import type { AccountAccess } from '@solelune/account/web/context';
import { login } from '../state/account.ts';
import { device } from '../state/device-storage.ts';
import { wantedTarget } from '../state/protected-target.ts';

/** The session, as the account's own forms and pages see it. */
export const accountAccess: AccountAccess = {
  login,
  wantedAddress: wantedTarget,
  remembersMe: () => device.read('remember-me') !== '0',
};
