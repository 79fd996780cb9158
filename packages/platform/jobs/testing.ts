import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { expect, vi } from 'vitest';
import * as z from 'zod';
import { createLogger, type Database, defineJob, type Job, type JobRun, type Jobs, openJobs } from '../index.ts';
import type { JobObserver } from './workers.ts';

/** A job whose runs a test holds: each waits, one at a time, until it is told to go on. */
export class HeldJobs {
  readonly ran: string[] = [];
  readonly observed = vi.fn<JobObserver>();
  readonly #gates = new Map<string, PromiseWithResolvers<void>>();
  readonly #does = new Map<string, (run: JobRun) => Promise<void>>();
  readonly job = defineJob({
    name: 'test-held',
    input: z.object({ what: z.string() }),
    retry: { limit: 1, delaySeconds: 1, delayMaxSeconds: 1 },
    run: async ({ what }, run) => {
      this.ran.push(what);
      await this.#does.get(what)?.(run);
      await this.#gates.get(what)?.promise;
    },
  });
  readonly database: Database;
  readonly jobs: Jobs;

  constructor(database: Database) {
    this.database = database;
    this.jobs = openJobs(database, createLogger(testConfig()), { observe: this.observed });
    this.jobs.add(this.job as Job);
  }

  /** The run of that name waits for the function this gives to be called. */
  hold(what: string): () => void {
    const gate = Promise.withResolvers<void>();
    this.#gates.set(what, gate);
    return gate.resolve;
  }

  /** What the run of that name does first. */
  does(what: string, action: (run: JobRun) => Promise<void>): void {
    this.#does.set(what, action);
  }

  send(what: string, options: Parameters<Jobs['send']>[3] = {}): Promise<string | null> {
    return this.database.transaction((tx) => this.jobs.send(tx, this.job, { what }, options));
  }

  cancel(key: string) {
    return this.database.transaction((tx) => this.jobs.cancel(tx, this.job, key));
  }

  progress(named: { key: string } | { id: string }) {
    return this.jobs.progress(this.database.query, this.job, named);
  }

  /** The one worker is busy until the function this gives is called: what is sent meanwhile waits. */
  async busy(): Promise<() => void> {
    const what = `busy ${this.ran.length}`;
    const release = this.hold(what);
    await this.send(what);
    await this.until(() => expect(this.ran).toContain(what));
    return release;
  }

  /** Whatever was to run before it has run, or never will: jobs of one queue are taken in the order they were sent. */
  async passed(): Promise<void> {
    const what = `marker ${this.ran.length}`;
    await this.send(what);
    await this.until(() => expect(this.ran).toContain(what));
  }

  until(check: () => void | Promise<void>): Promise<void> {
    return eventually(check);
  }
}
