import { fromKysely, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Database, Writer } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Job } from './job.ts';
import { syncQueue, syncSchedules } from './queues.ts';
import { type JobObserver, Workers } from './workers.ts';

const SCHEMA = 'jobs';
const STOP_TIMEOUT_MS = 20_000;

interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** A UUID of the caller's: sending again with the same one does nothing. */
  id?: string;
}

export interface Jobs {
  /** Before `start`: what this process can run. */
  add(job: Job): void;
  start(): Promise<void>;
  /** Part of the caller's transaction: the job exists if, and only if, that commits. Gives its id; null when that id was sent before. */
  send<Input extends z.ZodType>(
    transaction: Writer,
    job: Job<Input>,
    data: z.input<Input>,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
}

interface JobsOptions {
  /** Told of every run, for metrics. */
  observe?: JobObserver;
}

/** A queue in the same database as everything else: what a transaction asks for is neither lost nor done for nothing. */
export function openJobs(database: Database, log: Logger, { observe = () => {} }: JobsOptions = {}): Jobs {
  const embedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schema: SCHEMA,
    backend: embedded ? 'pglite' : 'postgres',
    // Rebuilding indexes concurrently wants a second connection, which the embedded database does not have.
    reindex: !embedded,
    monitorVacuum: !embedded,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  const jobs = new Map<string, Job>();
  const workers = new Workers(boss, log, observe, embedded);
  return {
    add: (job) => {
      if (jobs.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
      jobs.set(job.name, job as Job);
    },
    start: async () => {
      await startOnce(boss);
      for (const job of jobs.values()) await syncQueue(boss, job);
      await syncSchedules(boss, [...jobs.values()]);
      for (const job of jobs.values()) await workers.start(job);
    },
    send: async (transaction, job, data, options = {}) => {
      // The input as it was given is kept, and parsed again when the job runs: by then the schema may have grown a default.
      job.input.parse(data);
      const id = await boss.send(job.name, data as object, { ...options, db: fromKysely(transaction as never) });
      database.afterCommit(() => workers.wake(job.name));
      return id;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}

/** Codes of PostgreSQL: what two processes that start at once meet when both make the queue's tables. The second one starts again and finds them. */
const MADE_MEANWHILE = new Set(['23505', '42P06', '42P07', '42710']);

async function startOnce(boss: PgBoss, triesLeft = 5): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (triesLeft === 0 || !MADE_MEANWHILE.has((error as { code?: string }).code ?? '')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await startOnce(boss, triesLeft - 1);
  }
}
