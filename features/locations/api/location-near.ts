import { fail, handle } from '@solelune/contract/server';
import { placeNear } from '@solelune/places';
import { locationNear } from '../contract.ts';
import { places, toLocation } from './places.ts';

export const locationNearHandler = handle(locationNear, (point) => {
  const place = placeNear(places(), point);
  return place ? { location: toLocation(place) } : fail('geolocation_failed');
});
