import type { Job } from '@solelune/platform';
import { z } from 'zod';

/** Jobs as those who send them know them; what they do stands in jobs.ts. */
const named = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  ({ name, input: z.object(shape) }) as unknown as Job<z.ZodObject<Shape>>;

/** Makes a book. Key: the book. */
export const makeBookJob = named('book-make', { id: z.string() });
/** Sends a gift on its day. Key: the book. */
export const sendGiftJob = named('book-gift', { id: z.string() });
/** Lets go of a file that no book has any more. */
export const forgetFileJob = named('book-forget-file', { key: z.string() });
