import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { forgetExpired } from './forget-expired.ts';
import { noteBounces } from './note-bounces.ts';
import { deleteDueAccounts } from './privacy/delete-account.ts';
import { announceUnused } from './privacy/unused-accounts.ts';
import { recoveryLetterJob } from './recovery/recovery-letter.ts';

const nothing = z.object({});

/** The account's work outside of calls: by the clock, and letters that wait. */
export function accountJobs(parts: FeatureParts): Job[] {
  const { transaction, services, now } = parts;
  return [
    recoveryLetterJob(parts),
    defineJob({
      name: 'account-delete-due',
      input: nothing,
      schedule: { cron: '10 * * * *' },
      run: async () => void (await deleteDueAccounts(parts, now())),
    }),
    defineJob({
      name: 'account-announce-unused',
      input: nothing,
      schedule: { cron: '50 3 * * *' },
      run: async () => void (await announceUnused(parts, now())),
    }),
    defineJob({
      name: 'account-note-bounces',
      input: nothing,
      schedule: { cron: '*/5 * * * *' },
      run: () => transaction((tx) => noteBounces(tx, services, now())),
    }),
    defineJob({
      name: 'account-forget-expired',
      input: nothing,
      schedule: { cron: '40 3 * * *' },
      run: () => transaction((tx) => forgetExpired(tx, now())),
    }),
  ] as Job[];
}
