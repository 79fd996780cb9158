import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../log/logger.ts';
import { safeMessage } from '../log/safe-error.ts';
import type { Job, JobRun } from './job.ts';

/** How often a running job gives its sign of life, and learns that another process cancelled it. */
const SIGN_SECONDS = 10;

export type JobObserver = (run: { name: string; outcome: 'done' | 'failed' | 'cancelled'; seconds: number }) => void;

interface WorkersParts {
  boss: PgBoss;
  log: Logger;
  observe: JobObserver;
  pollSeconds: number;
  progress: (jobId: string, attempt: number) => JobRun['progress'];
}

/** Takes jobs from the queues and runs them. */
export class Workers {
  readonly #ids = new Map<string, string[]>();
  readonly #running = new Map<string, AbortController>();
  readonly #parts: WorkersParts;

  constructor(parts: WorkersParts) {
    this.#parts = parts;
  }

  async start(job: Job): Promise<void> {
    const { boss, pollSeconds } = this.#parts;
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: SIGN_SECONDS,
    } as const;
    const ids: string[] = [];
    this.#ids.set(job.name, ids);
    for (let count = 0; count < job.concurrency; count += 1) {
      ids.push(await boss.work(job.name, options, (taken) => this.#runAll(job, taken)));
    }
  }

  /** Looks at once for a job that was just sent, instead of at the next poll. */
  wake(name: string): void {
    for (const id of this.#ids.get(name) ?? []) this.#parts.boss.notifyWorker(id);
  }

  /** Tells those of these jobs that run in this process. */
  cancel(jobIds: readonly string[]): void {
    for (const id of jobIds) this.#running.get(id)?.abort(new Error('the job was cancelled'));
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
    const { log: parentLog, observe, progress } = this.#parts;
    const attempt = retryCount + 1;
    const lastAttempt = retryCount >= retryLimit;
    const log = parentLog.child({ job: job.name, jobId: id, attempt });
    const cancelling = new AbortController();
    this.#running.set(id, cancelling);
    const startedMs = performance.now();
    let outcome: Parameters<JobObserver>[0]['outcome'] = 'done';
    try {
      await job.run(job.input.parse(data ?? {}), {
        ...{ id, attempt, lastAttempt, log },
        signal: AbortSignal.any([signal, cancelling.signal]),
        progress: progress(id, attempt),
      });
    } catch (error) {
      outcome = cancelling.signal.aborted ? 'cancelled' : 'failed';
      if (outcome === 'cancelled') return;
      log[lastAttempt ? 'error' : 'warn']({ err: error, lastAttempt }, 'job failed');
      // The queue keeps the reason in the database: only what a log may say.
      throw new Error(error instanceof Error ? safeMessage(error) : 'the job failed');
    } finally {
      this.#running.delete(id);
      const seconds = (performance.now() - startedMs) / 1000;
      observe({ name: job.name, outcome, seconds });
      if (outcome !== 'failed') log.debug({ seconds }, `job ${outcome}`);
    }
  }
}
