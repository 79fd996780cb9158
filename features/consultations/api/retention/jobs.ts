import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job, type Reader } from '@solelune/platform';
import { z } from 'zod';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import { eraseQuestions, questionsKeptTooLong } from '../question/keeping.ts';
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

type Lent = Pick<FeatureParts, 'db' | 'transaction' | 'now'>;

/** Batch by batch, each in a transaction of its own: it can be cut anywhere, and run again. Gives how many it emptied. */
async function inBatches(
  find: () => Promise<string[]>,
  erase: (ids: readonly string[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  for (let erased = 0; ; ) {
    signal?.throwIfAborted();
    const ids = await find();
    if (ids.length === 0) return erased;
    await erase(ids);
    erased += ids.length;
  }
}

/** Rooms lose their words, questions go whole. */
export async function applyRetention({ db, transaction, now }: Lent, signal?: AbortSignal) {
  const rooms = await inBatches(
    () => keptTooLong(db, now()),
    (ids) => transaction((tx) => eraseWords(tx, ids, 'period', now())),
    signal,
  );
  const questions = await inBatches(
    () => questionsKeptTooLong(db, now()),
    (ids) => transaction((tx) => eraseQuestions(tx, ids)),
    signal,
  );
  return { rooms, questions };
}

export const retentionJobs = (parts: FeatureParts): Job[] => [
  defineJob({
    name: 'consultations-retention',
    input: z.object({}),
    schedule: { cron: '40 4 * * *' },
    timeLimitSeconds: 3600,
    run: async (_, { log, signal }) => log.info(await applyRetention(parts, signal), 'retention applied'),
  }) as Job,
];
