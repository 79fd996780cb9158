import type { Job } from '@solelune/platform';
import { z } from 'zod';
import { TEXT_KINDS } from '../../engine/desk.ts';

const name = z.object({ kind: z.enum(TEXT_KINDS), slug: z.string() });

/** A text whose hour comes, as those who send it know it; what it does stands in jobs.ts. Key: the text. */
export const publishJob = { name: 'editorial-publish', input: name } as unknown as Job<typeof name>;
