import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { tellAvailableJob } from './jobs-known.ts';
import { tellAvailable } from './tell-available.ts';

export const advisorJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    ...tellAvailableJob,
    run: async ({ advisorId }, { log }) =>
      log.info({ told: await tellAvailable(parts, advisorId) }, 'who waited was told'),
  }) as Job,
];
