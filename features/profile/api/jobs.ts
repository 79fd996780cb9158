import type { Services } from '@solelune/contract/server';
import { type Database, defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { sweepLeftovers } from './photos/sweep-leftovers.ts';
import { applyRetention } from './privacy/apply-retention.ts';

interface JobParts {
  database: Database;
  services: Pick<Services, 'files'>;
}

const nothing = z.object({});

/** The member area's work by the clock. */
export function profileJobs({ database, services }: JobParts): Job[] {
  return [
    defineJob({
      name: 'profile-retention',
      input: nothing,
      schedule: { cron: '20 4 * * *' },
      run: async (_, { log }) =>
        log.info(await applyRetention(database.query, Temporal.Now.instant()), 'retention applied'),
    }),
    defineJob({
      name: 'profile-sweep-photos',
      input: nothing,
      schedule: { cron: '*/15 * * * *' },
      run: async () => void (await sweepLeftovers(database.query, services.files)),
    }),
  ] as Job[];
}
