/** In place of `@solelune/civil-time/node` on a device. */
import type { ZoneBook } from '@solelune/civil-time';

let opened: ZoneBook | undefined;

export function lendZones(zones: ZoneBook): void {
  opened = zones;
}

export function loadZones(): ZoneBook {
  if (!opened) throw new Error('the time zones of this device are not there yet');
  return opened;
}
