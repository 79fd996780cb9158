import type { Webhook } from '@solelune/contract/server';
import Stripe from 'stripe';
import { findOrderNamed } from './order.repo.ts';
import { paymentsOf } from './provider/open-provider.ts';
import { pursue } from './pursue.ts';

/** How old a signature may be, in seconds: what somebody recorded cannot be told again later. */
const TOLERANCE_SECONDS = 300;

/** What Stripe tells. Only names are taken from it; how things stand is asked of Stripe itself. */
export const stripeWebhook: Webhook = {
  name: 'stripe',
  verify: (raw, headers, { services, now }) => {
    const payments = paymentsOf(services.config);
    const signature = headers['stripe-signature'];
    if (!payments || !signature) return null;
    try {
      const atMs = now().epochMilliseconds;
      const event = Stripe.webhooks.constructEvent(
        raw,
        signature,
        payments.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        atMs,
      );
      return {
        id: event.id,
        kind: event.type,
        about: namesIn(event.data.object as unknown as Record<string, unknown>),
      };
    } catch {
      return null;
    }
  },
  apply: async ({ about }, parts) => {
    const orderId = await findOrderNamed(parts.db, about);
    if (orderId) await pursue(parts, orderId);
  },
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length < 100 ? value : undefined;

function namesIn({ id, object, metadata, payment_intent }: Record<string, unknown>): Record<string, string> {
  const names = {
    order: text((metadata as Record<string, unknown> | undefined)?.['order']),
    session: object === 'checkout.session' ? text(id) : undefined,
    intent: object === 'payment_intent' ? text(id) : text(payment_intent),
  };
  return Object.fromEntries(Object.entries(names).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
