import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

const KEEP_FINISHED_SECONDS = 3 * 24 * 3600;
/** A process that dies in the middle of a job stops giving this sign, and another takes the job up. */
const HEARTBEAT_SECONDS = 60;

/** The queue of a job, as its definition says now. */
export async function syncQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.delayMaxSeconds,
    expireInSeconds: job.timeLimitSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
  else await boss.createQueue(job.name, options);
  // Reads the queue into the cache of pg-boss: a first send inside a transaction would read it through the pool, and on the embedded
  // database wait for itself.
  await boss.findJobs(job.name, { id: '00000000-0000-0000-0000-000000000000' });
}

/** The clock's list is that of the code: what was taken out of the code is taken off the clock. */
export async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Set<string>();
  for (const { name, schedule } of jobs) {
    if (!schedule) continue;
    scheduled.add(name);
    await boss.schedule(name, schedule.cron, {}, { tz: schedule.timeZone });
  }
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}
