import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { PaymentStatus } from '../contract.ts';
import { refundedCents, statusOf } from '../engine/index.ts';
import { documentsOf, type PaymentDocument } from './documents.repo.ts';
import type { Order } from './order.repo.ts';
import { findProduct } from './products.ts';
import { paymentsOf } from './provider/open-provider.ts';
import { withdrawalDay } from './withdrawal.ts';

export const documentView = ({ id, kind, number, amount_cents, written_at }: PaymentDocument) => ({
  ...{ id, kind, number, amount_cents, written_at: written_at.toISOString() },
});

/** The truth about an order, as its member may know it. */
export function statusView(
  services: Services,
  order: Order,
  documents: readonly PaymentDocument[],
  now: Temporal.Instant,
): PaymentStatus {
  const { id, state } = order;
  const { status, reason } = statusOf(state);
  const until = withdrawalDay(order, now);
  return {
    ...{ id, label: state.label, status, reason, price_cents: state.priceCents },
    card_cents: state.payment?.cardCents ?? state.cardCents,
    suns: state.payment?.suns ?? state.suns,
    refunded_cents: refundedCents(state, 'card') + refundedCents(state, 'suns'),
    placed_at: isoOf(state.placedAt),
    paid_at: state.payment ? isoOf(state.payment.at) : null,
    withdrawal_until: until?.toString() ?? null,
    leads_to: ['paid', 'held'].includes(state.phase)
      ? (findProduct(services, state.product)?.leadsTo(state.item) ?? null)
      : null,
    documents: documents.filter(({ order_id }) => order_id === id).map(documentView),
    test: paymentsOf(services.config)?.isSandbox ?? false,
  };
}

const isoOf = (instant: string) => new Date(instant).toISOString();

export const statusFor = async (
  db: Reader,
  services: Services,
  order: Order,
  now: Temporal.Instant,
): Promise<PaymentStatus> =>
  statusView(services, order, order.userId ? await documentsOf(db, order.userId, order.id) : [], now);
