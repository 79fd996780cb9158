/** In place of `@solelune/places/node` on a device. */
import type { PlaceIndex } from '@solelune/places';

let opened: PlaceIndex | undefined;

export function lendPlaces(places: PlaceIndex): void {
  opened = places;
}

export function loadPlaces(): PlaceIndex {
  if (!opened) throw new Error('the places of this device are not there yet');
  return opened;
}
