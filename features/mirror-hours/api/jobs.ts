import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job, type Writer } from '@solelune/platform';
import { z } from 'zod';
import { VISITOR_DAYS } from '../retention.ts';
import { forgetVisitors } from './record.repo.ts';

const HOURS_PER_DAY = 24;

/** Erases what waited too long for a login; may be repeated. */
export const applyRetention = (tx: Writer, now: Temporal.Instant): Promise<number> =>
  forgetVisitors(tx, now.subtract({ hours: VISITOR_DAYS * HOURS_PER_DAY }));

export const mirrorHoursJobs = ({ transaction, now }: FeatureParts): Job[] => [
  defineJob({
    name: 'mirror-hours-retention',
    input: z.object({}),
    schedule: { cron: '40 4 * * *' },
    run: async (_, { log }) =>
      log.info({ records: await transaction((tx) => applyRetention(tx, now())) }, 'retention applied'),
  }) as Job,
];
