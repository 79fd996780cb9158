import { defineFeature } from '@solelune/contract/server';
import { indexOf, searchHandler } from './api/site-search.ts';

/** Search over every text of the site that has a page. */
export default defineFeature({
  name: 'search',
  handlers: [searchHandler],
  // Made ready before the first visitor asks; nothing is left to end.
  beside: async ({ services }) => {
    void indexOf(services).catch((error: unknown) => services.log.error({ err: error }, 'no index for search'));
    return null;
  },
});
