import { device } from '@solelune/screen/device';
import type { User } from '../contract.ts';
import { thisDevice } from './device.ts';

declare module '@solelune/screen/app' {
  interface CurrentUser extends User {}
}

/** What "remember me" was last set to on this device. */
export const remembersMe = (): boolean => device.read('remember-me') !== '0';
export const rememberChoice = (wanted: boolean): void => device.write('remember-me', wanted ? '1' : '0');

/** What a new account is told of where it comes from. */
export const fromHere = () => ({ path: location.pathname, ...thisDevice() });
