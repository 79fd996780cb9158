/** In place of `@solelune/sky/node` on a device: the ephemeris that was opened from its pieces. */
import type { Ephemeris } from '@solelune/sky';

let opened: Ephemeris | undefined;

export function lendEphemeris(ephemeris: Ephemeris): void {
  opened = ephemeris;
}

export function loadEphemeris(): Ephemeris {
  if (!opened) throw new Error('the sky of this device is not there yet');
  return opened;
}
