import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import type {} from '../tables.ts';

/** Longer than a card page stays open, and than a bank holds a sum. */
const KEPT_DAYS = 8;
const HOURS_PER_DAY = 24;

/** What was chosen and never paid for: nobody was asked, nothing was held, nobody looks for it any more. Gives how many. */
export async function forgetDrafts({ transaction, now }: Pick<FeatureParts, 'transaction' | 'now'>): Promise<number> {
  const before = new Date(now().subtract({ hours: KEPT_DAYS * HOURS_PER_DAY }).epochMilliseconds);
  return transaction(async (tx) => {
    const drafts = await tx
      .selectFrom('consultations_consultation as room')
      .select('room.id')
      .where('room.phase', '=', 'none')
      .where('room.created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('consultations_hold as hold')
              .select('hold.number')
              .whereRef('hold.consultation_id', '=', 'room.id')
              .where('hold.state', '=', 'held'),
          ),
        ),
      )
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = drafts.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.deleteFrom('consultations_hold').where('consultation_id', 'in', ids).execute();
    await tx.deleteFrom('consultations_consultation').where('id', 'in', ids).execute();
    return ids.length;
  });
}

export const draftJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    name: 'consultations-drafts',
    input: z.object({}),
    schedule: { cron: '20 4 * * *' },
    run: async (_, { log }) => log.info({ forgotten: await forgetDrafts(parts) }, 'drafts forgotten'),
  }) as Job,
];
