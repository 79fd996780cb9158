import { type Database, defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { VISITOR_DAYS } from '../retention.ts';
import { forgetVisitors } from './record.repo.ts';

const HOURS_PER_DAY = 24;

/** Erases what waited too long for a login; may be repeated. */
export const applyRetention = (database: Pick<Database, 'query'>, now: Temporal.Instant): Promise<number> =>
  forgetVisitors(database.query, now.subtract({ hours: VISITOR_DAYS * HOURS_PER_DAY }));

export const mirrorHoursJobs = ({ database }: { database: Database }): Job[] => [
  defineJob({
    name: 'mirror-hours-retention',
    input: z.object({}),
    schedule: { cron: '40 4 * * *' },
    run: async (_, { log }) =>
      log.info({ records: await applyRetention(database, Temporal.Now.instant()) }, 'retention applied'),
  }) as Job,
];
