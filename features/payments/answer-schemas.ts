import { z } from 'zod';
import { REFUSALS, STATUSES } from './engine/index.ts';

export const cents = z.int();

export const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(['receipt', 'credit']),
  /** Null for the moment between the payment and its number. */
  number: z.string().nullable(),
  amount_cents: cents,
  written_at: z.iso.datetime(),
});

export const statusSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(STATUSES),
  /** Why the card was refused. */
  reason: z.enum(REFUSALS).nullable(),
  price_cents: cents,
  card_cents: cents,
  suns: z.int(),
  refunded_cents: cents,
  placed_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  /** The last day on which the contract can be withdrawn from; null where it cannot. */
  withdrawal_until: z.iso.date().nullable(),
  /** Where to go on to, once it is paid. */
  leads_to: z.object({ words: z.string(), address: z.string() }).nullable(),
  documents: z.array(documentSchema),
  /** No real money moves here. */
  test: z.boolean(),
});
export type PaymentStatus = z.output<typeof statusSchema>;

export const cardSchema = z.object({ id: z.string(), brand: z.string(), last4: z.string(), expires: z.string() });

export const withdrawableSchema = z.object({
  id: z.string(),
  label: z.string(),
  placed_at: z.iso.datetime(),
  until: z.iso.date(),
  paid_cents: cents,
  /** What would come back now. */
  due_cents: cents,
  units: z.int(),
  unused: z.int(),
});
