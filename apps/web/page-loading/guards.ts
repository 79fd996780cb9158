import { isClosed, type Screen } from '@solelune/screen';
import type { Address } from '@solelune/screen/navigation';
import { DOOR_SCREENS } from '../known-screens.ts';
import { Redirect } from '../navigation/navigator.ts';
import { userOnce } from '../state/account.ts';
import { keepTarget } from '../state/protected-target.ts';
import { autologinDone } from './autologin.ts';

/**
 * Who may see what: a closed screen without a user keeps its address for after the login, and does not exist (false) for who lacks its
 * permission; the pages of login and signup are no place for who is logged in.
 */
export async function passGuards(screen: Screen, { pathname, search }: Address): Promise<boolean> {
  const isDoor = DOOR_SCREENS.includes(screen.name);
  if (isClosed(screen) || isDoor || screen.awaitsAutologin) await autologinDone();
  if (!isClosed(screen) && !isDoor) return true;
  const user = await userOnce();
  if (isDoor && user) throw new Redirect('/');
  if (isClosed(screen) && !user) {
    keepTarget(pathname + search);
    throw new Redirect('/connexion');
  }
  return typeof screen.access !== 'object' || user?.permissions.includes(screen.access.can) === true;
}
