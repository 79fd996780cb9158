import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../log/logger.ts';
import { safeMessage } from '../log/safe-error.ts';
import type { Job } from './job.ts';

/** The embedded database has one connection for everyone: asking it seldom is enough, since what this process sends wakes it up. */
const POLL_EMBEDDED_SECONDS = 5;
const POLL_SECONDS = 2;

export type JobObserver = (run: { name: string; outcome: 'done' | 'failed'; seconds: number }) => void;

/** Takes jobs from the queues and runs them. */
export class Workers {
  readonly #ids = new Map<string, string[]>();
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #observe: JobObserver;
  readonly #pollSeconds: number;

  constructor(boss: PgBoss, log: Logger, observe: JobObserver, embedded: boolean) {
    this.#boss = boss;
    this.#log = log;
    this.#observe = observe;
    this.#pollSeconds = embedded ? POLL_EMBEDDED_SECONDS : POLL_SECONDS;
  }

  async start(job: Job): Promise<void> {
    const options = { includeMetadata: true, pollingIntervalSeconds: this.#pollSeconds } as const;
    const ids: string[] = [];
    this.#ids.set(job.name, ids);
    for (let count = 0; count < job.concurrency; count += 1) {
      ids.push(await this.#boss.work(job.name, options, (taken) => this.#runAll(job, taken)));
    }
  }

  /** Looks at once for a job that was just sent, instead of at the next poll. */
  wake(name: string): void {
    for (const id of this.#ids.get(name) ?? []) this.#boss.notifyWorker(id);
  }

  async #runAll(job: Job, taken: JobWithMetadata<unknown>[]): Promise<void> {
    try {
      for (const one of taken) await this.#run(job, one);
    } finally {
      // There may be more behind it.
      this.wake(job.name);
    }
  }

  async #run(job: Job, { id, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>): Promise<void> {
    const attempt = retryCount + 1;
    const lastAttempt = retryCount >= retryLimit;
    const log = this.#log.child({ job: job.name, jobId: id, attempt });
    const startedMs = performance.now();
    let outcome: 'done' | 'failed' = 'done';
    try {
      await job.run(job.input.parse(data ?? {}), { id, attempt, lastAttempt, signal, log });
    } catch (error) {
      outcome = 'failed';
      log[lastAttempt ? 'error' : 'warn']({ err: error, lastAttempt }, 'job failed');
      // The queue keeps the reason in the database: only what a log may say.
      throw new Error(error instanceof Error ? safeMessage(error) : 'the job failed');
    } finally {
      const seconds = (performance.now() - startedMs) / 1000;
      this.#observe({ name: job.name, outcome, seconds });
      if (outcome === 'done') log.debug({ seconds }, 'job done');
    }
  }
}
