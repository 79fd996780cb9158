import { places } from '@solelune/locations/api';
import { type Place, placeById } from '@solelune/places';

export function placeOf(id: string | null): Place | undefined {
  return id === null ? undefined : placeById(places(), id);
}

/** A place as forms and pages show it. One that the list of places has lost keeps its id. */
export const labelled = (id: string | null): { id: string; label: string } | null =>
  id === null ? null : { id, label: placeOf(id)?.display_name ?? 'Lieu inconnu' };
