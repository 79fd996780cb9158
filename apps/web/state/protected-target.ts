import { tab } from '@solelune/screen/device';
import { tellRedirectLost } from '../toasts/redirect-lost.ts';

const KEY = 'protected-target';
/** The page of the login leaves first; then the wanted one is asked for. */
export const REPLAY_DELAY_MS = 200;

/** A path of this site and nothing else: the store may have been written by someone else. */
const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

export function keepTarget(address: string): void {
  if (isOwnPath(address)) tab.write(KEY, address);
}

export function wantedTarget(): string | null {
  const address = tab.read(KEY);
  return address && isOwnPath(address) ? address : null;
}

export const forgetTarget = (): void => tab.forget(KEY);

/** Goes to the page that was wanted before the login. False when there was none, or when what was kept of it leads nowhere: that is told. */
export function replayAfterLogin(navigate: (address: string) => void): boolean {
  const wasKept = tab.read(KEY) !== null;
  const address = wantedTarget();
  forgetTarget();
  if (wasKept && !address) tellRedirectLost();
  if (!address) return false;
  setTimeout(() => navigate(address), REPLAY_DELAY_MS);
  return true;
}
