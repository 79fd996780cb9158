import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { giveBackLate } from './commands.ts';
import { forgetJob, lateJob } from './job-inputs.ts';
import { lockWithOrder } from './question.repo.ts';

const PATIENT = { limit: 16, delaySeconds: 10, delayMaxSeconds: 4 * 3600 };

export const questionJobs = ({ transaction, services, now }: FeatureParts): Job[] => [
  defineJob({
    ...lateJob,
    retry: PATIENT,
    run: ({ id }) =>
      transaction(async (tx) => {
        const found = await lockWithOrder(tx, id);
        if (found) await giveBackLate(tx, { services, at: now() }, found);
      }),
  }) as Job,
  defineJob({
    ...forgetJob,
    run: ({ id }) =>
      transaction(async (tx) => {
        const found = await lockWithOrder(tx, id);
        // One that may still be paid is looked at when it is: its order closes by itself within a day.
        const isOver = !found?.order || ['draft', 'cancelled'].includes(found.order.state.phase);
        if (found?.row.status === 'draft' && isOver)
          await tx.deleteFrom('consultations_question').where('id', '=', id).execute();
      }),
  }) as Job,
];
