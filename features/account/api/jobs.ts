import type { Services } from '@solelune/contract/server';
import { type Database, defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import type { AccountExtension } from './extension.ts';
import { forgetExpired } from './forget-expired.ts';
import { noteBounces } from './note-bounces.ts';
import { deleteDueAccounts } from './privacy/delete-account.ts';
import { announceUnused } from './privacy/unused-accounts.ts';
import { recoveryLetterJob } from './recovery/recovery-letter.ts';

interface JobParts {
  database: Database;
  services: Pick<Services, 'config' | 'jobs' | 'files' | 'mail' | 'log'>;
  extensions?: readonly AccountExtension[];
  now: () => Temporal.Instant;
}

const nothing = z.object({});

/** The account's work outside of calls: by the clock, and letters that wait. */
export function accountJobs({ database, services, extensions = [], now }: JobParts): Job[] {
  return [
    recoveryLetterJob({ database, services, now }),
    defineJob({
      name: 'account-delete-due',
      input: nothing,
      schedule: { cron: '10 * * * *' },
      run: async () => void (await deleteDueAccounts({ database, services, extensions }, now())),
    }),
    defineJob({
      name: 'account-announce-unused',
      input: nothing,
      schedule: { cron: '50 3 * * *' },
      run: async () => void (await announceUnused({ database, services }, now())),
    }),
    defineJob({
      name: 'account-note-bounces',
      input: nothing,
      schedule: { cron: '*/5 * * * *' },
      run: () => noteBounces(database, now()),
    }),
    defineJob({
      name: 'account-forget-expired',
      input: nothing,
      schedule: { cron: '40 3 * * *' },
      run: () => forgetExpired(database, now()),
    }),
  ] as Job[];
}
