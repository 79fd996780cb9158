/** Opens the vendored zones from the file beside this module (the only part of the package that touches the disk). */
import { readFileSync } from 'node:fs';
import { openZones, type ZoneBook, type ZonePack } from './zone-book.ts';

export function loadZones(): ZoneBook {
  return openZones(JSON.parse(readFileSync(new URL('./data/zones.json', import.meta.url), 'utf8')) as ZonePack);
}
