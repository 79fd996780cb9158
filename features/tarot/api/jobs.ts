import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job, type Writer } from '@solelune/platform';
import { z } from 'zod';
import { DRAWN_DAYS, MEMBER_DAYS, WAITING_DAYS } from '../retention.ts';
import { forgetDraws } from './draw.repo.ts';

const HOURS_PER_DAY = 24;

/** Erases draws that have been kept for long enough; may be repeated. */
export function applyRetention(tx: Writer, now: Temporal.Instant): Promise<{ waiting: number; made: number }> {
  const before = (days: number) => new Date(now.subtract({ hours: days * HOURS_PER_DAY }).epochMilliseconds);
  return forgetDraws(tx, {
    waitingBefore: before(WAITING_DAYS),
    drawnBefore: before(DRAWN_DAYS),
    memberBefore: before(MEMBER_DAYS),
  });
}

export const tarotJobs = ({ transaction, now }: FeatureParts): Job[] => [
  defineJob({
    name: 'tarot-retention',
    input: z.object({}),
    schedule: { cron: '55 4 * * *' },
    run: async (_, { log }) => log.info(await transaction((tx) => applyRetention(tx, now())), 'retention applied'),
  }) as Job,
];
