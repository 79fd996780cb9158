import { defineFeature } from '@solelune/contract/server';
import { incrementStatHandler } from './api/increment-stat.ts';
import { promotionsJobs } from './api/jobs.ts';

/** Promotional cards and what becomes of them. */
export default defineFeature({
  name: 'promotions',
  handlers: [incrementStatHandler],
  jobs: promotionsJobs,
  migrations: new URL('./api/migrations/', import.meta.url),
});
