import type { Place, PlaceIndex } from '@solelune/places';
import { loadPlaces } from '@solelune/places/node';
import type { Location } from '../contract.ts';

let index: PlaceIndex | undefined;

/** Read with the first question: a server that is never asked for a place does not hold a quarter of a million of them. */
export function places(): PlaceIndex {
  index ??= loadPlaces();
  return index;
}

export const toLocation = (place: Place): Location => ({
  id: place.id,
  name: place.name,
  display_name: place.display_name,
  timezone: place.timezone,
  location: place.location,
  departement: place.departement,
  country: place.country,
  population: place.population,
  is_location_approximate: place.isLocationApproximate,
});
