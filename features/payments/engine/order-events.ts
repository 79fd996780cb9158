/** Why a card was refused, as far as the payer can do something about it. */
export const REFUSALS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_code',
  'authentication_failed',
  'processing_error',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why an order ended without a payment. */
export const CANCELLATIONS = ['member', 'abandoned', 'hold_expired', 'unused', 'account_closed', 'staff'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/** Why something is given back. */
export const REFUND_REASONS = ['withdrawal', 'rule', 'staff', 'provider', 'dispute'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** How it is paid: at once, or held first and taken later, whole or in part. */
export type PayMode = 'sale' | 'hold';
/** The provider's own page, or a card that the member kept there. */
export type Way = 'checkout' | 'saved';

/** Everything that can happen to an order. Amounts are whole cents. No personal data: the log outlives the person. */
export interface OrderEvents {
  /** Chosen, not yet ordered. */
  placed: { product: string; item: string; label: string; priceCents: number; vatRate: number; mode: PayMode };
  /** The paying button was pressed, with these boxes ticked. */
  confirmed: {
    coupon: { code: string; percent: number } | null;
    offCents: number;
    suns: number;
    sunsCents: number;
    cardCents: number;
    consents: readonly string[];
  };
  /** A way to the card is about to be opened: noted first, so that there is never a second one beside it. */
  attempted: { attempt: number; way: Way; card: string | null; keepCard: boolean };
  /** It is open, under these names of the provider's. */
  opened: { attempt: number; session: string | null; intent: string | null };
  /** The payer's bank asks them. */
  challenged: object;
  /** The payer chose another way: this one is to be closed first. */
  closeAsked: { attempt: number };
  refused: { reason: Refusal };
  /** Nothing can come by this attempt any more. */
  closed: { attempt: number };
  held: { intent: string | null; cardCents: number };
  /** What was used of a hold is to be taken. */
  captureAsked: { usedCents: number };
  /** Paid: nothing is missing. */
  captured: {
    intent: string | null;
    cardCents: number;
    suns: number;
    forgivenCents: number;
    /** Null while the provider has not said it. */
    feeCents: number | null;
  };
  feeKnown: { feeCents: number };
  cancelAsked: { why: Cancellation };
  cancelled: { why: Cancellation };
  refundAsked: { id: string; cents: number; to: 'card' | 'suns'; reason: RefundReason; note: string | null };
  refunded: { id: string; feeCents?: number };
  refundFailed: { id: string };
  disputed: { id: string; cents: number; feeCents: number };
  disputeClosed: { id: string; won: boolean };
}
