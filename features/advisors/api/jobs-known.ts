import type { Job } from '@solelune/platform';
import { z } from 'zod';

/** As those who send it know it; what it does stands in jobs.ts. */
export const tellAvailableJob = {
  name: 'advisors-tell-available',
  input: z.object({ advisorId: z.int() }),
} as Job<z.ZodObject<{ advisorId: z.ZodInt }>>;
