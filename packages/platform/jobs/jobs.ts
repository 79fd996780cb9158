import { fromKysely, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Database, Reader, Writer } from '../database/database.ts';
import { isStorageTrouble } from '../disk/storage-errors.ts';
import type { Logger } from '../log/logger.ts';
import type { Job } from './job.ts';
import { type Cancelled, cancelKeyed, sendKeyed } from './keyed.ts';
import { forgetProgressJob, type JobProgress, progressOf, progressWriter } from './progress.ts';
import { syncQueue, syncSchedules } from './queues.ts';
import { type JobObserver, Workers } from './workers.ts';

export const SCHEMA = 'jobs';
const STOP_TIMEOUT_MS = 20_000;

interface SendOptions {
  /** Not before this instant, or this number of seconds from now. */
  startAfter?: Temporal.Instant | number;
  /** A UUID of the caller's: sending again with the same one does nothing. */
  id?: string;
  /** What the job is about, such as `book:42`: one of each key waits, however often it is sent. One that runs already does not count. */
  key?: string;
  /** Of the job that waits under the key: it stays as it is, unless told, or takes the data and the moment given now. */
  whenWaiting?: 'keep' | 'replace';
}

/** A job as a follower names it: by its key, the newest of them, or by its id. */
type Named = { key: string } | { id: string };

export interface Jobs {
  /** Before `start`: what this process can run. */
  add(job: Job): void;
  /** The queue and, unless told otherwise, what works it off. */
  start(options?: { works?: boolean }): Promise<void>;
  /**
   * Part of the caller's transaction: the job exists if, and only if, that commits. Gives its id, or that of the one that waits under its
   * key; null when that id was sent before.
   */
  send<Input extends z.ZodType>(
    transaction: Writer,
    job: Job<Input>,
    data: z.input<Input>,
    options?: SendOptions,
  ): Promise<string | null>;
  /**
   * Part of the caller's transaction: once that commits, what waits under the key never runs. One that has begun is told by its signal, at once
   * in this process and within seconds in another; what it did stands, and it is not tried again.
   */
  cancel(transaction: Writer, job: Pick<Job, 'name'>, key: string): Promise<Cancelled>;
  /** What became of a job, for some days after its end; undefined when there is none. Who may know is the caller's business. */
  progress(db: Reader, job: Pick<Job, 'name'>, named: Named): Promise<JobProgress | undefined>;
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
}

interface JobsOptions {
  /** Told of every run, for metrics. */
  observe?: JobObserver;
  /** How often workers look for jobs that nothing woke them for. */
  pollSeconds?: number;
}

/** The embedded database has one connection for everyone: asking it seldom is enough, since what this process sends wakes it up. */
const POLL_EMBEDDED_SECONDS = 5;
const POLL_SECONDS = 2;

/** A queue in the same database as everything else: what a transaction asks for is neither lost nor done for nothing. */
export function openJobs(database: Database, log: Logger, options: JobsOptions = {}): Jobs {
  const embedded = database.kind === 'embedded';
  const { observe = () => {}, pollSeconds = embedded ? POLL_EMBEDDED_SECONDS : POLL_SECONDS } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schema: SCHEMA,
    backend: embedded ? 'pglite' : 'postgres',
    // Rebuilding indexes concurrently wants a second connection, which the embedded database does not have.
    reindex: !embedded,
    monitorVacuum: !embedded,
  });
  boss.on('error', (error) => {
    // Every worker would tell it again every few seconds, on a disk that is full already; the database has told it once.
    if (isStorageTrouble(error)) return;
    log.error({ err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  const jobs = new Map<string, Job>();
  const progress = (jobId: string, attempt: number) => progressWriter(database, jobId, attempt);
  const workers = new Workers({ boss, log, observe, pollSeconds, progress });
  const add = (job: Job) => {
    if (jobs.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
    jobs.set(job.name, job);
  };
  add(forgetProgressJob(database));
  return {
    add,
    start: async ({ works = true } = {}) => {
      await startOnce(boss);
      for (const job of jobs.values()) await syncQueue(boss, job);
      await syncSchedules(boss, [...jobs.values()]);
      if (works) for (const job of jobs.values()) await workers.start(job);
    },
    send: async (transaction, job, data, { key, whenWaiting, id: givenId, startAfter } = {}) => {
      // The input as it was given is kept, and parsed again when the job runs: by then the schema may have grown a default.
      job.input.parse(data);
      const { name } = job;
      const options = {
        ...(givenId === undefined ? {} : { id: givenId }),
        ...(startAfter === undefined ? {} : { startAfter: moment(startAfter) }),
      };
      const replace = whenWaiting === 'replace';
      const id =
        key === undefined
          ? await boss.send(name, data as object, { ...options, db: fromKysely(transaction as never) })
          : await sendKeyed(boss, transaction, { name, key, data: data as object, replace, options });
      database.afterCommit(() => workers.wake(name));
      return id;
    },
    cancel: async (transaction, { name }, key) => {
      const { found, begun } = await cancelKeyed(boss, transaction, { name, key });
      database.afterCommit(() => workers.cancel(begun));
      return found;
    },
    progress: async (db, { name }, named) => {
      const found = await boss.findJobs(name, { ...named, db: fromKysely(db as never) });
      const [newest] = found.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
      return newest && progressOf(db, newest);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}

const moment = (startAfter: Temporal.Instant | number): Date | number =>
  typeof startAfter === 'number' ? startAfter : new Date(startAfter.epochMilliseconds);

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
