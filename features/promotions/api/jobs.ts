import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { KEPT_DAYS } from '../limits.ts';
import { dayOf } from './day.ts';
import { forgetBefore } from './display-stat.repo.ts';
import { turnsJob } from './turns.ts';

export const promotionsJobs = (parts: FeatureParts): Job[] => [
  turnsJob(parts),
  defineJob({
    name: 'promotions-retention',
    input: z.object({}),
    schedule: { cron: '50 4 * * *' },
    run: async (_, { log }) => {
      const first = dayOf(parts.now()).subtract({ days: KEPT_DAYS });
      log.info({ rows: await parts.transaction((tx) => forgetBefore(tx, first.toString())) }, 'retention applied');
    },
  }) as Job,
];
