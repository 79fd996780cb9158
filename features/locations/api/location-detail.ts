import { fail, handle } from '@solelune/contract/server';
import { placeById } from '@solelune/places';
import { locationDetail } from '../contract.ts';
import { places, toLocation } from './places.ts';

export const locationDetailHandler = handle(locationDetail, ({ id }) => {
  const place = placeById(places(), id);
  return place ? { location: toLocation(place) } : fail('not_found');
});
