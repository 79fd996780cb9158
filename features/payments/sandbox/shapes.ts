import type { Bank } from './bank.ts';
import type { Intent, Method, SandboxDispute, SandboxRefund, Session } from './store.ts';

/** The provider's objects in the shapes in which its API gives them, as far as we read them. */

export const intentShape = (intent: Intent, base: string) => ({
  ...{ id: intent.id, object: 'payment_intent', amount: intent.amount, currency: 'eur', status: intent.status },
  capture_method: intent.manual ? 'manual' : 'automatic_async',
  amount_received: intent.received,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  customer: intent.customer,
  payment_method: intent.method,
  metadata: intent.metadata,
  created: intent.created,
  last_payment_error: intent.error && { type: 'card_error', ...intent.error },
  next_action:
    intent.status === 'requires_action'
      ? { type: 'redirect_to_url', redirect_to_url: { url: `${base}/bank/${intent.id}`, return_url: intent.returnUrl } }
      : null,
  latest_charge:
    intent.status === 'succeeded'
      ? {
          ...{ id: intent.id.replace('pi_', 'ch_'), object: 'charge', amount_captured: intent.received },
          balance_transaction: { object: 'balance_transaction', amount: intent.received, fee: intent.fee },
        }
      : null,
});

export const sessionShape = (session: Session, bank: Bank, base: string) => ({
  ...{ id: session.id, object: 'checkout.session', mode: 'payment', status: session.status },
  amount_total: session.amount,
  url: session.status === 'open' ? `${base}/pay/${session.id}` : null,
  payment_intent: session.intent ? intentShape(bank.data.intents[session.intent] as Intent, base) : null,
  metadata: session.metadata,
});

export const refundShape = ({ id, intent, amount, status, metadata }: SandboxRefund) => ({
  ...{ id, object: 'refund', payment_intent: intent, amount, currency: 'eur', status, metadata },
});

export const disputeShape = ({ id, intent, amount, fee, status }: SandboxDispute) => ({
  ...{ id, object: 'dispute', payment_intent: intent, amount, currency: 'eur', status },
  balance_transactions: [{ object: 'balance_transaction', amount: -amount, fee }],
});

export const methodShape = ({ id, customer, last4, brand }: Method) => ({
  ...{ id, object: 'payment_method', type: 'card', customer },
  card: { brand, last4, exp_month: 12, exp_year: 2034 },
});

export const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false });
