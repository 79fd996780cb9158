import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import { forgetEntries } from './log.ts';

/** Each log says in its declaration how long its entries are kept. */
export function forgetLogsJob(
  database: Pick<Database, 'transaction'>,
  channels: readonly { name: string; keptDays: number }[],
) {
  return defineJob({
    name: 'channel-forget',
    input: z.object({}),
    schedule: { cron: '25 3 * * *' },
    run: async () => {
      for (const { name, keptDays } of channels) {
        const limit = new Date(Date.now() - keptDays * 24 * 3600 * 1000);
        await database.transaction((tx) => forgetEntries(tx, name, limit));
      }
    },
  });
}
