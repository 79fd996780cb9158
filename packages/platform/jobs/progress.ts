import { type Generated, sql } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import * as z from 'zod';
import type { Database, Reader } from '../database/database.ts';
import { defineJob, type JobRun } from './job.ts';

declare module '../database/tables.ts' {
  interface Tables {
    job_progress: {
      job_id: string;
      attempt: number;
      fraction: number;
      note: string | null;
      updated_at: Generated<Date>;
    };
  }
}

/** Longer than the queue keeps a finished job. */
const KEEP_DAYS = 7;

/** What became of a job, for a page that follows it. */
export interface JobProgress {
  id: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1: what its run said last. One that waits for another attempt is back at 0. */
  fraction: number;
  note: string | null;
}

const STATES = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

type QueuedJob = Pick<JobWithMetadata, 'id' | 'state' | 'retryCount'>;

export async function progressOf(db: Reader, { id, state: queued, retryCount }: QueuedJob): Promise<JobProgress> {
  const state = STATES[queued];
  if (state === 'waiting') return { id, state, fraction: 0, note: null };
  const said = await db
    .selectFrom('job_progress')
    .select(['fraction', 'note'])
    .where('job_id', '=', id)
    .where('attempt', '=', retryCount + 1)
    .executeTakeFirst();
  return { id, state, fraction: state === 'done' ? 1 : (said?.fraction ?? 0), note: said?.note ?? null };
}

/** Kept at once, for others to see; a step that no page could show (less than a hundredth, and the same note) is not written. */
export function progressWriter({ transaction }: Database, jobId: string, attempt: number): JobRun['progress'] {
  let shown = '';
  return async (fraction, note = null) => {
    if (!(fraction >= 0 && fraction <= 1)) throw new RangeError('a fraction is from 0 to 1');
    const step = `${Math.floor(fraction * 100)} ${note}`;
    if (step === shown) return;
    shown = step;
    const said = { attempt, fraction, note, updated_at: sql<Date>`now()` };
    await transaction((tx) =>
      tx
        .insertInto('job_progress')
        .values({ job_id: jobId, ...said })
        .onConflict((conflict) => conflict.column('job_id').doUpdateSet(said))
        .execute(),
    );
  };
}

export function forgetProgressJob({ transaction }: Database) {
  return defineJob({
    name: 'jobs-forget-progress',
    input: z.object({}),
    schedule: { cron: '5 3 * * *' },
    run: async () => {
      const old = new Date(Date.now() - KEEP_DAYS * 24 * 3600 * 1000);
      await transaction((tx) => tx.deleteFrom('job_progress').where('updated_at', '<', old).execute());
    },
  });
}
