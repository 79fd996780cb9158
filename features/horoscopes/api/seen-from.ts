/** Where the sky of a page is seen from. */
import { places } from '@solelune/locations/api';
import { placeById } from '@solelune/places';
import { SITE_ZONE } from '../engine/event-keys.ts';

export interface SeenFrom {
  readonly name: string;
  readonly latDeg: number;
  readonly lngDeg: number;
  readonly zone: string;
  /** False for the place that everybody is first shown. */
  readonly isChosen: boolean;
}

/** Before its reader has chosen a place: the one that the site's zone is named after. */
const SITE_PLACE: SeenFrom = { name: 'Paris', latDeg: 48.8566, lngDeg: 2.3522, zone: SITE_ZONE, isChosen: false };

/** By its id in the list of places, never by coordinates; undefined for an id that is none. */
export function seenFrom(id: string | undefined): SeenFrom | undefined {
  if (id === undefined) return SITE_PLACE;
  const place = placeById(places(), id);
  return (
    place && {
      ...{ name: place.name, latDeg: place.location.lat, lngDeg: place.location.lng },
      ...{ zone: place.timezone, isChosen: true },
    }
  );
}
