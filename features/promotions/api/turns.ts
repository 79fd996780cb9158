import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job, type Jobs, type Writer } from '@solelune/platform';
import { z } from 'zod';
import type { CardRow } from './desk.repo.ts';
import { spanOf } from './span.ts';

const input = z.object({ id: z.int() });
const NAMED = { name: 'promotions-card-turns', input };
const ENDS = ['from', 'until'] as const;
const keyOf = (id: number, end: (typeof ENDS)[number]): string => `${id}/${end}`;

/**
 * A card begins or ends: which ones are shown follows from the clock alone, but pages that are kept show those of before. The job lets go of them,
 * in every process.
 */
export const turnsJob = ({ services }: FeatureParts): Job =>
  defineJob({ ...NAMED, run: async () => services.pages.changed('displays') }) as Job;

/** One job for each end that is still to come; those of before move with it. */
export async function planTurns(tx: Writer, jobs: Jobs, row: CardRow, now: Temporal.Instant): Promise<void> {
  const { fromMs, untilMs } = row.is_draft ? {} : spanOf(row);
  for (const [end, ms] of [
    ['from', fromMs],
    ['until', untilMs],
  ] as const) {
    const key = keyOf(row.id, end);
    if (ms === undefined || ms <= now.epochMilliseconds) await jobs.cancel(tx, NAMED, key);
    else {
      const startAfter = Temporal.Instant.fromEpochMilliseconds(ms);
      await jobs.send(
        tx,
        NAMED as unknown as Job<typeof input>,
        { id: row.id },
        { key, startAfter, whenWaiting: 'replace' },
      );
    }
  }
}

export async function forgetTurns(tx: Writer, jobs: Jobs, id: number): Promise<void> {
  for (const end of ENDS) await jobs.cancel(tx, NAMED, keyOf(id, end));
}
