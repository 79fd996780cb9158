import type { Job } from '@solelune/platform';
import { z } from 'zod';

/** Jobs as those who send them know them; what they do stands in jobs.ts. */
const named = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  ({ name, input: z.object(shape) }) as unknown as Job<z.ZodObject<Shape>>;

/** Ten minutes have passed: what was not paid is free again. Key: the appointment. */
export const releaseJob = named('appointments-release', { id: z.string() });

export const REMINDERS = ['day', 'hour'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Key: the appointment and which. */
export const remindJob = named('appointments-remind', {
  id: z.string(),
  which: z.enum(REMINDERS),
  /** One that was meant for an hour that changed since says nothing. */
  startsAt: z.string(),
});

/** Paid too late for a slot that is taken: everything goes back. */
export const giveBackJob = named('appointments-give-back', { id: z.string() });
