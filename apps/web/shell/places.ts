import type { Place, PlaceFacts, Shelf } from '@solelune/screen';
import { features } from '../features.ts';
import { addresses } from '../known-screens.ts';

/** What the features put on a shelf of the frame, in its order. */
export const placesOn = (shelf: Shelf, facts: PlaceFacts): Place[] =>
  features
    .flatMap(({ places }) => places?.(facts) ?? [])
    .filter((place) => place.shelf === shelf)
    .sort((a, b) => a.order - b.order);

/** Where a place leads. */
export const addressOf = (place: Place): string =>
  'screen' in place ? addresses.urlTo(place.screen, place.params) : place.link;
