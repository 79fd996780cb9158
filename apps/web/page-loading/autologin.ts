import { readAutologin } from '@solelune/screen';
import { loginWithHash } from '../state/account.ts';

let pending: Promise<void> = Promise.resolve();
let isPending = false;

/** A hash in the address logs its owner in; it is taken out of the address at once, before anything can copy it. */
export function startAutologin(): void {
  const found = readAutologin(location);
  if (!found) return;
  history.replaceState(history.state, '', found.stripped);
  isPending = true;
  pending = loginWithHash(found.hash)
    .catch(() => {
      // An old or revoked link: the visitor goes on as anonymous.
    })
    .finally(() => {
      isPending = false;
    });
}

/** Whether it is not known yet who is here. */
export const isLoggingIn = (): boolean => isPending;
export const autologinDone = (): Promise<void> => pending;
