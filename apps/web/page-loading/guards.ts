import type { Screen } from '@solelune/screen';
import type { Address } from '@solelune/screen/navigation';
import { Redirect } from '../navigation/navigator.ts';
import { userOnce } from '../state/account.ts';
import { keepTarget } from '../state/protected-target.ts';
import { autologinDone } from './autologin.ts';

/** Who may see what: a protected screen without a user keeps its address for after the login; login is no place for who is logged in. */
export async function passGuards(screen: Screen, { pathname, search }: Address): Promise<void> {
  const isLogin = screen.name === 'account.login';
  if (screen.protected || isLogin || screen.awaitsAutologin) await autologinDone();
  if (!screen.protected && !isLogin) return;
  const user = await userOnce();
  if (isLogin && user) throw new Redirect('/');
  if (screen.protected && !user) {
    keepTarget(pathname + search);
    throw new Redirect('/connexion');
  }
}
