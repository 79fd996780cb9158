import type * as z from 'zod';
import type { Logger } from '../log/logger.ts';

export interface JobRun {
  id: string;
  /** 1 the first time. */
  attempt: number;
  lastAttempt: boolean;
  /** Set off when the job ran out of time, was cancelled, or the process stops. */
  signal: AbortSignal;
  log: Logger;
  /** Tells those who follow it how far it is, from 0 to 1, and what it is doing, for people to read. Outside any transaction: within one they would see it at its end. */
  progress(fraction: number, note?: string | null): Promise<void>;
}

/** A piece of work that outlives the request that asked for it. It may run more than once (a process can die in the middle): make it repeatable. */
export interface Job<Input extends z.ZodType = z.ZodType> {
  /** Kebab-case, with the feature first: `mail-deliver`. */
  name: string;
  input: Input;
  run(input: z.output<Input>, run: JobRun): Promise<void>;
  /** Attempts after the first, and the seconds before the next one, which double each time. */
  retry: { limit: number; delaySeconds: number; delayMaxSeconds: number };
  /** A run that takes longer is given up and tried again. */
  timeLimitSeconds: number;
  /** How many of this job may run at once in one process. */
  concurrency: number;
  /** Sent by the clock, once whatever the number of processes; the input must accept `{}`. */
  schedule?: { cron: string; timeZone: string } | undefined;
}

type JobDefinition<Input extends z.ZodType> = Pick<Job<Input>, 'name' | 'input' | 'run'> &
  Partial<Pick<Job<Input>, 'retry' | 'timeLimitSeconds' | 'concurrency'>> & {
    schedule?: { cron: string; timeZone?: string };
  };

export function defineJob<Input extends z.ZodType>({ schedule, ...definition }: JobDefinition<Input>): Job<Input> {
  return {
    retry: { limit: 5, delaySeconds: 10, delayMaxSeconds: 3600 },
    timeLimitSeconds: 300,
    concurrency: 1,
    ...definition,
    schedule: schedule && { timeZone: 'Europe/Paris', ...schedule },
  };
}
