import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job, type Reader } from '@solelune/platform';
import { z } from 'zod';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import { eraseWords } from './erase-words.ts';

const HOURS_PER_DAY = 24;
const BATCH = 100;

/** Ended long enough ago, and not erased yet. */
async function keptTooLong(db: Reader, now: Temporal.Instant): Promise<string[]> {
  const before = new Date(now.subtract({ hours: WORDS_KEPT_DAYS * HOURS_PER_DAY }).epochMilliseconds);
  const rows = await db
    .selectFrom('consultations_consultation as room')
    .leftJoin('consultations_erasure as erasure', 'erasure.consultation_id', 'room.id')
    .select('room.id')
    .where('room.ended_at', '<', before)
    .where('erasure.consultation_id', 'is', null)
    .orderBy('room.ended_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Batch by batch, each in a transaction of its own: it can be cut anywhere, and run again. Gives how many it emptied. */
export async function applyRetention(
  { db, transaction, now }: Pick<FeatureParts, 'db' | 'transaction' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  for (let erased = 0; ; ) {
    signal?.throwIfAborted();
    const ids = await keptTooLong(db, now());
    await transaction((tx) => eraseWords(tx, ids, 'period', now()));
    erased += ids.length;
    if (ids.length < BATCH) return erased;
  }
}

export const retentionJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    name: 'consultations-retention',
    input: z.object({}),
    schedule: { cron: '40 4 * * *' },
    timeLimitSeconds: 3600,
    run: async (_, { log, signal }) => log.info({ erased: await applyRetention(parts, signal) }, 'retention applied'),
  }) as Job,
];
