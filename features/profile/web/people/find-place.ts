import type { FoundPlace } from '@solelune/locations/web';
import type { PlaceSearch } from '@solelune/ui/place-input';
import type { FiledPlace } from '../../engine/people-file/index.ts';

export interface ChosenPlace {
  id: string;
  label: string;
}

/** Farther away, a town of the same name is another town. In degrees, about forty kilometres. */
const NEAR_DEG = 0.4;

const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

function isNear({ lat, lng }: FiledPlace, found: FoundPlace): boolean {
  if (lat === undefined || lng === undefined) return true;
  const across = (found.location.lng - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(found.location.lat - lat, across) <= NEAR_DEG;
}

/**
 * The place of our list that a file means: ours where it has our id, else the first that answers to the name and lies where the file says. Null where
 * that would be a guess: the reader chooses.
 */
export async function findPlace(place: FiledPlace, search: PlaceSearch<FoundPlace>): Promise<ChosenPlace | null> {
  if (place.id) return { id: place.id, label: place.name };
  const town = place.name.split(/[,(]/)[0]?.trim() ?? '';
  const found = await search(town.slice(0, 80), new AbortController().signal);
  const best = found.find((one) => plain(one.label).startsWith(plain(town)) && isNear(place, one));
  return best ? { id: String(best.id), label: best.label } : null;
}
