import { handle } from '@solelune/contract/server';
import { searchPlaces } from '@solelune/places';
import { locationSearch, MOST_ANSWERS } from '../contract.ts';
import { places, toLocation } from './places.ts';

export const locationSearchHandler = handle(locationSearch, ({ query }) => ({
  locations: searchPlaces(places(), query, MOST_ANSWERS).map(toLocation),
}));
