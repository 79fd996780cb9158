import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { tellJob } from './job-inputs.ts';
import { tellAll } from './tell.ts';

export const horoscopeJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    ...tellJob,
    schedule: { cron: '*/5 * * * *' },
    run: async (_, { log }) => {
      const told = await tellAll(parts);
      if (told > 0) log.info({ told }, 'letters of the sky sent');
    },
  }) as Job,
];
