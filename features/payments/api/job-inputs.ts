import { z } from 'zod';

/** Jobs as those who send them know them; what they do stands in jobs.ts. */
export const pursueJob = { name: 'payments-pursue', input: z.object({ orderId: z.string() }) } as JobName<{
  orderId: z.ZodString;
}>;
export const forgetCustomerJob = {
  name: 'payments-forget-customer',
  input: z.object({ customer: z.string() }),
} as JobName<{ customer: z.ZodString }>;

type JobName<Shape extends z.ZodRawShape> = import('@solelune/platform').Job<z.ZodObject<Shape>>;
