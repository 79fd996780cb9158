import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { sweepLeftovers } from './photos/sweep-leftovers.ts';
import { applyRetention } from './privacy/apply-retention.ts';

const nothing = z.object({});

/** The member area's work by the clock. */
export function profileJobs(parts: FeatureParts): Job[] {
  const { transaction, now } = parts;
  return [
    defineJob({
      name: 'profile-retention',
      input: nothing,
      schedule: { cron: '20 4 * * *' },
      run: async (_, { log }) => log.info(await transaction((tx) => applyRetention(tx, now())), 'retention applied'),
    }),
    defineJob({
      name: 'profile-sweep-photos',
      input: nothing,
      schedule: { cron: '*/15 * * * *' },
      run: async () => void (await sweepLeftovers(parts)),
    }),
  ] as Job[];
}
