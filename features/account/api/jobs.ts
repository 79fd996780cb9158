import type { Services } from '@solelune/contract/server';
import { type Database, defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import type { AccountExtension } from './extension.ts';
import { forgetExpired } from './forget-expired.ts';
import { noteBounces } from './note-bounces.ts';
import { deleteDueAccounts } from './privacy/delete-account.ts';

interface JobParts {
  database: Database;
  services: Pick<Services, 'config' | 'jobs' | 'files' | 'mail' | 'log'>;
  extensions?: readonly AccountExtension[];
}

const nothing = z.object({});

/** The account's work by the clock. */
export function accountJobs({ database, services, extensions = [] }: JobParts): Job[] {
  return [
    defineJob({
      name: 'account-delete-due',
      input: nothing,
      schedule: { cron: '10 * * * *' },
      run: async () => void (await deleteDueAccounts({ database, services, extensions }, Temporal.Now.instant())),
    }),
    defineJob({
      name: 'account-note-bounces',
      input: nothing,
      schedule: { cron: '*/5 * * * *' },
      run: () => noteBounces(database, Temporal.Now.instant()),
    }),
    defineJob({
      name: 'account-forget-expired',
      input: nothing,
      schedule: { cron: '40 3 * * *' },
      run: () => forgetExpired(database, Temporal.Now.instant()),
    }),
  ] as Job[];
}
