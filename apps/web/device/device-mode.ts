import { device } from '@solelune/screen/device';

const KEY = 'compute-here';

/** Whether births stay on this device: the one switch. */
export const computesHere = (): boolean => device.read(KEY) === 'yes';

export function setComputesHere(here: boolean): void {
  if (here) device.write(KEY, 'yes');
  else device.forget(KEY);
}
