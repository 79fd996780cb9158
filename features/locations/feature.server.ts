import { defineFeature } from '@solelune/contract/server';
import { locationDetailHandler } from './api/location-detail.ts';
import { locationNearHandler } from './api/location-near.ts';
import { locationSearchHandler } from './api/location-search.ts';

/** Places on Earth. */
export default defineFeature({
  name: 'locations',
  handlers: [locationSearchHandler, locationDetailHandler, locationNearHandler],
});
