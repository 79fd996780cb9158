import type { AccountAccess } from '@solelune/account/web/context';
import { isClosed } from '@solelune/screen';
import { device } from '@solelune/screen/device';
import { matchScreen } from '../screens.ts';
import { login, loginWith, logout, signup } from '../state/account.ts';
import { client, tokens } from '../state/client.ts';
import { wantedTarget } from '../state/protected-target.ts';

/** The session, as the account's own forms and pages see it. */
export const accountAccess: AccountAccess = {
  call: client.call,
  login,
  signup,
  loginWith,
  logout: () => logout(isClosed(matchScreen(location.pathname)?.screen ?? {})),
  isLogged: () => tokens.read() !== null,
  wantedAddress: wantedTarget,
  remembersMe: () => device.read('remember-me') !== '0',
};
