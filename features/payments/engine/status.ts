import type { Refusal } from './order-events.ts';
import { type OrderState, refundedCents } from './order-log.ts';

/** What an order is to the person who ordered. */
export const STATUSES = [
  'draft',
  'unpaid',
  'waiting',
  'bank',
  'refused',
  'held',
  'accepted',
  'refunding',
  'part_refunded',
  'refunded',
  'disputed',
  'cancelled',
] as const;
export type OrderStatus = (typeof STATUSES)[number];

export function statusOf(state: OrderState): { status: OrderStatus; reason: Refusal | null } {
  const reason = state.notice !== null && state.notice !== 'challenged' ? state.notice.refused : null;
  if (state.phase === 'paid') return { status: paidStatus(state), reason: null };
  if (state.phase === 'held' || state.phase === 'draft' || state.phase === 'cancelled')
    return { status: state.phase, reason: null };
  if (state.phase === 'none') return { status: 'draft', reason: null };
  if (state.notice === 'challenged') return { status: 'bank', reason: null };
  if (reason) return { status: 'refused', reason };
  return { status: state.phase === 'open' || state.cardCents === 0 ? 'waiting' : 'unpaid', reason: null };
}

function paidStatus(state: OrderState): OrderStatus {
  const { payment, refunds, disputes } = state;
  if (disputes.some((dispute) => dispute.state !== 'won')) return 'disputed';
  if (refunds.some((refund) => refund.state === 'asked')) return 'refunding';
  const back = refundedCents(state, 'card') + refundedCents(state, 'suns');
  if (back === 0) return 'accepted';
  return back < (payment?.cardCents ?? 0) + (payment?.sunsCents ?? 0) ? 'part_refunded' : 'refunded';
}
