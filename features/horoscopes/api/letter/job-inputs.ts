import type { Job } from '@solelune/platform';
import { z } from 'zod';

/** The job as who sends it knows it; what it does stands in jobs.ts. */
export const tellJob = { name: 'horoscopes-tell', input: z.object({}) } as Job<z.ZodObject>;
