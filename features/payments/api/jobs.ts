import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { forgetCustomerJob, pursueJob } from './job-inputs.ts';
import { paymentsOf } from './provider/open-provider.ts';
import { pursue } from './pursue.ts';
import { reconcile } from './reconcile.ts';
import { sweep } from './sweep.ts';

/** A bank that does not answer is asked again for two days; then the sweep still does, and staff see it in the daily comparison. */
const PATIENT = { limit: 16, delaySeconds: 10, delayMaxSeconds: 4 * 3600 };

export const paymentJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    ...pursueJob,
    retry: PATIENT,
    concurrency: 2,
    run: async ({ orderId }) => void (await pursue(parts, orderId)),
  }) as Job,
  defineJob({
    ...forgetCustomerJob,
    retry: PATIENT,
    run: async ({ customer }) => paymentsOf(parts.services.config)?.cards.forgetCustomer(customer),
  }) as Job,
  defineJob({
    name: 'payments-sweep',
    input: z.object({}),
    schedule: { cron: '* * * * *' },
    run: async () => void (await sweep(parts)),
  }) as Job,
  defineJob({
    name: 'payments-reconcile',
    input: z.object({}),
    schedule: { cron: '20 5 * * *' },
    timeLimitSeconds: 3600,
    run: async () => {
      const differences = await reconcile(parts);
      for (const { about, words } of differences)
        parts.services.log.error({ about, difference: words }, 'the provider and the books differ');
    },
  }) as Job,
];
