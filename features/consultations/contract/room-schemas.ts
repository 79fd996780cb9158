import { z } from 'zod';
import { END_REASONS, type Meter, type ReceiptLine, type RoomEntry, SIDES, WAYS } from '../engine/index.ts';

const by = z.enum(['member', 'advisor', 'house']);
const side = z.enum(SIDES);
const instant = z.string();

const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('requested'), by: z.literal('member'), way: z.enum(WAYS) },
    ...{ centsPerMinute: z.int(), capSeconds: z.int() },
  }),
  z.object({ kind: z.literal('accepted'), by: z.literal('advisor') }),
  z.object({ kind: z.literal('declined'), by: z.literal('advisor') }),
  z.object({ kind: z.literal('missed'), by: z.literal('house') }),
  z.object({ kind: z.literal('cancelled'), by }),
  z.object({ kind: z.literal('connected'), by: side }),
  z.object({ kind: z.literal('paused'), by: side, from: instant, why: z.enum(['lost', 'asked']) }),
  z.object({ kind: z.literal('resumed'), by }),
  z.object({
    ...{ kind: z.literal('extended'), by: z.literal('member'), seconds: z.int() },
    until: z.iso.datetime().nullable(),
  }),
  z.object({ kind: z.literal('warned'), by: z.literal('house') }),
  z.object({ kind: z.literal('ended'), by, reason: z.enum(END_REASONS), until: instant.nullable() }),
  z.object({ kind: z.literal('settled'), by: z.literal('house'), cents: z.int() }),
  z.object({ kind: z.literal('failed'), by: z.literal('house'), reason: z.enum(['noShow', 'line']) }),
]);

export const entrySchema = z.object({
  ...{ number: z.int(), at: instant, event: eventSchema },
}) satisfies z.ZodType<RoomEntry>;

export const meterSchema = z.object({
  ...{ seconds: z.int(), freeSeconds: z.int(), billedSeconds: z.int(), amountCents: z.int(), leftSeconds: z.int() },
  isRunning: z.boolean(),
}) satisfies z.ZodType<Meter>;

const kinds = eventSchema.options.map(({ shape }) => shape.kind.value);
export const lineSchema = z.object({
  ...{ atMs: z.number(), kind: z.enum(kinds as [(typeof kinds)[number]]), by, detail: z.string().nullable() },
  meter: z.enum(['starts', 'stops']).nullable(),
  countedSeconds: z.int(),
}) satisfies z.ZodType<ReceiptLine>;
