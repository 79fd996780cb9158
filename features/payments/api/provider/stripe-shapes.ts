import type Stripe from 'stripe';
import type { IntentFacts, Refusal } from '../../engine/index.ts';

const STATUS: Record<string, IntentFacts['status']> = {
  requires_payment_method: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_action: 'challenged',
  processing: 'processing',
  requires_capture: 'held',
  succeeded: 'paid',
  canceled: 'canceled',
};

const REFUSAL: Record<string, Refusal> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_code',
  invalid_cvc: 'wrong_code',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
  processing_error: 'processing_error',
};

/** What the payer can do about it; banks seldom say more, and a stolen card is not told that it is. */
const refusalOf = ({ last_payment_error: error }: Stripe.PaymentIntent): Refusal | null =>
  error && (REFUSAL[error.decline_code ?? ''] ?? REFUSAL[error.code ?? ''] ?? 'declined');

const REFUNDS: Record<string, IntentFacts['refunds'][number]['status']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

export function intentFacts(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): IntentFacts {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const transaction = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    id: intent.id,
    // One that is new to us is not decided: the next look will know more.
    status: STATUS[intent.status] ?? 'processing',
    refusal: refusalOf(intent),
    receivedCents: intent.amount_received,
    feeCents: transaction?.fee ?? null,
    refunds: refunds.map(({ id, metadata, amount, status }) => ({
      ...{ id, ours: metadata?.['refund'] ?? null, cents: amount, status: REFUNDS[status ?? ''] ?? 'pending' },
    })),
    disputes: disputes.map(({ id, amount, status, balance_transactions: lines }) => ({
      ...{ id, cents: amount, feeCents: lines.reduce((sum, { fee }) => sum + fee, 0) },
      // A warning has taken nothing; it becomes a dispute, or is closed as one that was won.
      status: status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open',
    })),
  };
}
