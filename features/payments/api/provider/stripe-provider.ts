import Stripe from 'stripe';
import type { CardProvider, Opening } from './card-provider.ts';
import { intentFacts } from './stripe-shapes.ts';

const TIMEOUT_MS = 20_000;
const PAGE = 100;
const PAGE_STATUS: Record<string, 'complete' | 'expired'> = { complete: 'complete', expired: 'expired' };
const CHARGE = 'latest_charge.balance_transaction';

interface StripeOptions {
  key: string;
  /** Another host than Stripe's own: the sandbox. */
  apiUrl?: string | undefined;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

/** Stripe through its own SDK. No card number ever comes here: they are typed on Stripe's page, or kept there. */
export function stripeProvider({ key, apiUrl, timeoutMs = TIMEOUT_MS }: StripeOptions): CardProvider {
  const at = apiUrl ? new URL(apiUrl) : null;
  const stripe = new Stripe(key, {
    timeout: timeoutMs,
    // The sandbox fails at will: what follows a failure is tried there, not hidden.
    maxNetworkRetries: at ? 0 : 1,
    telemetry: false,
    ...(at ? { host: at.hostname, port: at.port, protocol: at.protocol.slice(0, -1) as 'http' | 'https' } : {}),
  });

  const openPage = async ({ orderId, attempt, cents, mode, label, customer, returnUrl, expiresAt }: Opening) => {
    const metadata = marksOf(orderId, attempt);
    const session = await stripe.checkout.sessions.create(
      {
        ...{ mode: 'payment', customer, locale: 'fr', client_reference_id: orderId, metadata, expires_at: expiresAt },
        ...{ success_url: returnUrl, cancel_url: returnUrl, payment_method_types: ['card'] },
        line_items: [
          { quantity: 1, price_data: { currency: 'eur', unit_amount: cents, product_data: { name: label } } },
        ],
        payment_intent_data: {
          metadata,
          capture_method: mode === 'hold' ? 'manual' : 'automatic',
          ...(attempt.keepCard ? { setup_future_usage: 'on_session' as const } : {}),
        },
      },
      { idempotencyKey: `order:${orderId}:${attempt.attempt}` },
    );
    return { session: session.id, intent: null };
  };

  const useKept = async ({ orderId, attempt, cents, mode, customer, returnUrl }: Opening) => {
    const asked = stripe.paymentIntents.create(
      {
        ...{ amount: cents, currency: 'eur', customer, payment_method: attempt.card as string, confirm: true },
        ...{ payment_method_types: ['card'], capture_method: mode === 'hold' ? 'manual' : 'automatic' },
        ...{ return_url: returnUrl, metadata: marksOf(orderId, attempt) },
      },
      { idempotencyKey: `order:${orderId}:${attempt.attempt}` },
    );
    const intent = await asked.catch((error: unknown) => {
      // Refused: the payment is there all the same, and says why.
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
      throw error;
    });
    return { session: null, intent: intent.id };
  };

  /**
   * The same way was asked for before, in other words: by a process that died, or works beside this one, and is of another release or knows the site by
   * another address. What it opened is the way.
   */
  const findOpened = async ({ orderId, attempt, customer }: Opening) => {
    const marks = marksOf(orderId, attempt);
    const isIt = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
      metadata?.['order'] === marks.order && metadata['attempt'] === marks.attempt;
    const all = { customer, limit: PAGE };
    if (attempt.way === 'saved') {
      for await (const intent of stripe.paymentIntents.list(all))
        if (isIt(intent)) return { session: null, intent: intent.id };
    } else
      for await (const session of stripe.checkout.sessions.list(all))
        if (isIt(session)) return { session: session.id, intent: null };
    return null;
  };

  const lookAtIntent = async (intent: Stripe.PaymentIntent) => {
    // Nothing is given back, nor disputed, of what was not taken.
    if (intent.status !== 'succeeded') return intentFacts(intent, [], []);
    const of = { payment_intent: intent.id, limit: PAGE };
    const [refunds, disputes] = await Promise.all([stripe.refunds.list(of), stripe.disputes.list(of)]);
    return intentFacts(intent, refunds.data, disputes.data);
  };

  return {
    open: (opening) =>
      (opening.attempt.way === 'saved' ? useKept(opening) : openPage(opening)).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        if (error instanceof Stripe.errors.StripeIdempotencyError) return findOpened(opening);
        throw error;
      }),
    look: async ({ session: sessionId, intent: intentId }) => {
      if (intentId === null && sessionId === null) return { session: null, intent: null, wayOn: null };
      if (intentId !== null) {
        const intent = await stripe.paymentIntents.retrieve(intentId, { expand: [CHARGE] });
        return {
          session: null,
          intent: await lookAtIntent(intent),
          wayOn: intent.next_action?.redirect_to_url?.url ?? null,
        };
      }
      const expand = ['payment_intent', `payment_intent.${CHARGE}`];
      const session = await stripe.checkout.sessions.retrieve(sessionId as string, { expand });
      const intent = session.payment_intent as Stripe.PaymentIntent | null;
      return {
        session: { id: session.id, status: PAGE_STATUS[session.status ?? ''] ?? 'open' },
        intent: intent && (await lookAtIntent(intent)),
        wayOn: session.url,
      };
    },
    capture: async (intent, cents) => {
      const options = { idempotencyKey: `capture:${intent}` };
      await settled(stripe.paymentIntents.capture(intent, { amount_to_capture: cents }, options));
    },
    release: async ({ session, intent }) => {
      if (session !== null) await settled(stripe.checkout.sessions.expire(session));
      if (intent !== null) await settled(stripe.paymentIntents.cancel(intent));
    },
    refund: async (intent, refundId, cents) => {
      const refund = { payment_intent: intent, amount: cents, metadata: { refund: refundId } };
      return settled(stripe.refunds.create(refund, { idempotencyKey: `refund:${refundId}` }));
    },
    newCustomer: async (idempotencyKey) => (await stripe.customers.create({}, { idempotencyKey })).id,
    forgetCustomer: async (customer) => {
      await settled(stripe.customers.del(customer));
    },
    cards: async (customer) => {
      const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: PAGE });
      return data.flatMap(({ id, card }) =>
        card ? [{ id, brand: card.brand, last4: card.last4, expires: monthOf(card.exp_year, card.exp_month) }] : [],
      );
    },
    forgetCard: async (customer, card) => {
      const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: PAGE });
      if (!data.some(({ id }) => id === card)) return false;
      await stripe.paymentMethods.detach(card);
      return true;
    },
    async *paymentsSince(since) {
      const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
      for await (const { id, metadata, amount_received, created: at } of stripe.paymentIntents.list({
        created,
        limit: PAGE,
      }))
        yield { id, orderId: metadata['order'] ?? null, receivedCents: amount_received, createdAt: at };
    },
  };
}

/** What an attempt is found again by, at the provider. */
const marksOf = (order: string, { attempt }: Opening['attempt']) => ({ order, attempt: String(attempt) });

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** What can no longer be done was done, or is not to be: the next look says which. */
async function settled(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed;
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return false;
  }
}
