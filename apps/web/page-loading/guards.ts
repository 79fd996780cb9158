import type { Screen } from '@solelune/screen';
import { redirect } from 'react-router';
import { userOnce } from '../state/account.ts';
import { keepTarget } from '../state/protected-target.ts';
import { autologinDone } from './autologin.ts';

/** Who may see what: a protected screen without a user keeps its address for after the login; login is no place for who is logged in. */
export async function passGuards(screen: Screen, url: URL): Promise<void> {
  const isLogin = screen.name === 'account.login';
  if (screen.protected || isLogin || screen.awaitsAutologin) await autologinDone();
  if (!screen.protected && !isLogin) return;
  const user = await userOnce();
  if (isLogin && user) throw redirect('/');
  if (screen.protected && !user) {
    keepTarget(url.pathname + url.search);
    throw redirect('/connexion');
  }
}
