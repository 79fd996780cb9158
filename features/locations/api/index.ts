import { defineApi } from '@solelune/contract/server';
import { locationDetailHandler } from './location-detail.ts';
import { locationNearHandler } from './location-near.ts';
import { locationSearchHandler } from './location-search.ts';

export { places } from './places.ts';

export const locationsApi = defineApi({
  name: 'locations',
  handlers: [locationSearchHandler, locationDetailHandler, locationNearHandler],
});
