import type { Job } from '@solelune/platform';
import { z } from 'zod';

const named = (name: string) => ({ name, input: z.object({ id: z.string() }) }) as unknown as Job<typeof input>;
const input = z.object({ id: z.string() });

/** The promised hour has come. Key: the question, and which letter. */
export const lateJob = named('consultations-question-late');

/** Never paid for: its words are forgotten. Key: the question. */
export const forgetJob = named('consultations-question-forget');
