import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { KEPT_DAYS } from '../limits.ts';
import { dayOf } from './day.ts';
import { forgetBefore } from './display-stat.repo.ts';

export const promotionsJobs = ({ transaction, now }: FeatureParts): Job[] => [
  defineJob({
    name: 'promotions-retention',
    input: z.object({}),
    schedule: { cron: '50 4 * * *' },
    run: async (_, { log }) => {
      const first = dayOf(now()).subtract({ days: KEPT_DAYS });
      log.info({ rows: await transaction((tx) => forgetBefore(tx, first.toString())) }, 'retention applied');
    },
  }) as Job,
];
