import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { publishJob } from './job-inputs.ts';
import { readAgain, tellTexts } from './shelf.ts';
import { changeText, dueTexts, publishedAs } from './text.repo.ts';

/** The queue goes by the clock of the database: a job may begin a little before its hour by ours. */
const CLOCKS_APART_MS = 1000;
const READ_AGAIN_MS = 60_000;

export const editorialJobs = (parts: FeatureParts): Job[] => [
  defineJob({ ...publishJob, run: () => publishDue(parts) }) as Job,
  // Should a text have missed its hour: the queue was away, or its job was given up.
  defineJob({
    name: 'editorial-publish-late',
    input: z.object({}),
    schedule: { cron: '*/5 * * * *' },
    run: () => publishDue(parts),
  }) as Job,
];

/** The moment that was promised is the one that is kept, however late it is. */
async function publishDue({ transaction, services, now }: FeatureParts): Promise<void> {
  const due = await transaction(async (tx) => {
    const found = await dueTexts(tx, new Date(now().epochMilliseconds + CLOCKS_APART_MS));
    for (const text of found)
      if (text.scheduled !== null && text.scheduled_at)
        await changeText(tx, text, publishedAs(text, text.scheduled, text.scheduled_at));
    return found;
  });
  if (due.length > 0) await tellTexts(services);
}

/** A process that could not hear of a change finds it within a minute. */
export async function followTexts({ services }: FeatureParts): Promise<() => Promise<void>> {
  let reading: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    reading = readAgain(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'texts were not read again'),
    );
  }, READ_AGAIN_MS);
  return async () => {
    clearInterval(timer);
    await reading;
  };
}
