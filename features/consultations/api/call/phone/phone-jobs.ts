import type { FeatureParts } from '@solelune/contract/server';
import { defineJob, type Job } from '@solelune/platform';
import { z } from 'zod';
import { pursuePhone } from './pursue-phone.ts';

const input = z.object({ id: z.string() });

/** Key: the consultation. The first look, at once; the others are the clock's and the provider's own word. */
export const phoneLookJob = { name: 'consultations-phone-look', input } as Job<typeof input>;

export const phoneJobs = (parts: FeatureParts): Job[] => [
  defineJob({ ...phoneLookJob, run: ({ id }) => pursuePhone(parts, id) }) as Job,
];
