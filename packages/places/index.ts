export { placesAttribution } from './attribution.ts';
export { cutPlaces } from './cut-places.ts';
export { placeNear } from './near.ts';
export { type Place, placeById, placeOnEarth } from './place.ts';
export { openPlaces, type PlaceIndex } from './place-index.ts';
export { searchPlaces } from './search.ts';
