import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { takeHours } from './hours.repo.ts';
import { takeTrial } from './trial.repo.ts';

export const administrationJobs = ({ transaction, now }: FeatureParts): Job[] =>
  [
    defineJob({
      name: 'administration-trial',
      input: z.object({}),
      schedule: { cron: '25 * * * *' },
      run: () => transaction((tx) => takeTrial(tx, now())),
    }),
    defineJob({
      name: 'administration-hours',
      input: z.object({}),
      schedule: { cron: '12 * * * *' },
      run: () => transaction((tx) => takeHours(tx, now())),
    }),
  ] as Job[];
