import type { Refusal } from './order-events.ts';

/** A payment as the provider knows it now; amounts in cents. */
export interface IntentFacts {
  id: string;
  status: 'unpaid' | 'challenged' | 'processing' | 'held' | 'paid' | 'canceled';
  /** Why the last card was refused, while none was accepted since. */
  refusal: Refusal | null;
  receivedCents: number;
  /** Null while it is not known. */
  feeCents: number | null;
  refunds: readonly { id: string; ours: string | null; cents: number; status: 'pending' | 'done' | 'failed' }[];
  disputes: readonly { id: string; cents: number; feeCents: number; status: 'open' | 'won' | 'lost' }[];
}

/** What the provider says of the way that is open, or of the payment that came by it. */
export interface ProviderFacts {
  /** Which attempt it was asked about, by the count of them when it was: what is said of another is not believed. */
  attempt: number;
  session: { id: string; status: 'open' | 'complete' | 'expired' } | null;
  intent: IntentFacts | null;
  /** Where the payer goes on: the card page, or the bank's question. */
  wayOn: string | null;
}
