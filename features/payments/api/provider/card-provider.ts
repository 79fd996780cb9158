import type { Attempt, PayMode, ProviderFacts } from '../../engine/index.ts';

/** How a way to the card is opened. */
export interface Opening {
  orderId: string;
  attempt: Attempt;
  cents: number;
  mode: PayMode;
  /** What the payer reads on the card page. */
  label: string;
  customer: string;
  /** Where the payer comes back to, whatever happened. */
  returnUrl: string;
  /** Seconds since 1970: nobody pays on the card page after it. */
  expiresAt: number;
}

export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  /** `2034-12`. */
  expires: string;
}

/** A payment as a list of the provider's has it, for the comparison of the books. */
interface ProviderPayment {
  id: string;
  orderId: string | null;
  receivedCents: number;
  createdAt: number;
}

/**
 * The card provider, as the rest of the feature knows it. Every deed carries the name of what it does, so that done twice it is done once; none says
 * what became of it: `look` does.
 */
export interface CardProvider {
  /** Null: it cannot be opened, and never will. */
  open(opening: Opening): Promise<{ session: string | null; intent: string | null } | null>;
  look(names: { session: string | null; intent: string | null }): Promise<Omit<ProviderFacts, 'attempt'>>;
  capture(intent: string, cents: number): Promise<void>;
  /** Nobody can pay by it any more, and what was held is let go. */
  release(names: { session: string | null; intent: string | null }): Promise<void>;
  /** False: it cannot be, and never will. */
  refund(intent: string, refundId: string, cents: number): Promise<boolean>;
  newCustomer(key: string): Promise<string>;
  forgetCustomer(customer: string): Promise<void>;
  cards(customer: string): Promise<SavedCard[]>;
  /** False when this card is not theirs. */
  forgetCard(customer: string, card: string): Promise<boolean>;
  /** Those that were begun since then, the newest first. */
  paymentsSince(since: Temporal.Instant): AsyncIterable<ProviderPayment>;
}
