import { type Place, type PlaceIndex, placeById } from '@solelune/places';
import { loadPlaces } from '@solelune/places/node';

let index: PlaceIndex | undefined;

export function placeOf(id: string | null): Place | undefined {
  if (id === null) return undefined;
  index ??= loadPlaces();
  return placeById(index, id);
}

/** A place as forms and pages show it. One that the list of places has lost keeps its id. */
export const labelled = (id: string | null): { id: string; label: string } | null =>
  id === null ? null : { id, label: placeOf(id)?.display_name ?? 'Lieu inconnu' };
