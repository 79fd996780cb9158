import { defineLog, type EventOf } from '@solelune/event-log/engine';
import type { Cancellation, OrderEvents, PayMode, RefundReason, Refusal, Way } from './order-events.ts';
import { settleUsed } from './split.ts';

export type OrderEvent = EventOf<OrderEvents>;

/** draft → awaiting ⇄ open → (held →) paid; or cancelled, from anywhere before paid. */
export type Phase = 'none' | 'draft' | 'awaiting' | 'open' | 'held' | 'paid' | 'cancelled';

export interface Refund {
  id: string;
  cents: number;
  to: 'card' | 'suns';
  reason: RefundReason;
  state: 'asked' | 'done' | 'failed';
  askedAt: string;
}
interface Dispute {
  id: string;
  cents: number;
  state: 'open' | 'won' | 'lost';
}
export interface Attempt {
  attempt: number;
  way: Way;
  card: string | null;
  keepCard: boolean;
  session: string | null;
  intent: string | null;
  closing: boolean;
  /** When it was begun. */
  since: string;
}
interface Payment {
  at: string;
  cardCents: number;
  suns: number;
  sunsCents: number;
  forgivenCents: number;
  feeCents: number | null;
}

export interface OrderState {
  phase: Phase;
  product: string;
  item: string;
  label: string;
  priceCents: number;
  vatRate: number;
  mode: PayMode;
  placedAt: string;
  confirmedAt: string | null;
  coupon: { code: string; percent: number } | null;
  offCents: number;
  suns: number;
  sunsCents: number;
  cardCents: number;
  consents: readonly string[];
  attempts: number;
  /** The one way that is open, if any. */
  live: Attempt | null;
  /** The last thing the payer should know of the way that is open, or was. */
  notice: 'challenged' | { refused: Refusal } | null;
  /** At the provider: the payment that is held or taken. */
  intent: string | null;
  usedCents: number | null;
  payment: Payment | null;
  cancelAsked: Cancellation | null;
  cancelled: Cancellation | null;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
}

const NOTHING: OrderState = {
  ...{ phase: 'none', product: '', item: '', label: '', priceCents: 0, vatRate: 0, mode: 'sale', placedAt: '' },
  ...{ confirmedAt: null, coupon: null, offCents: 0, suns: 0, sunsCents: 0, cardCents: 0, consents: [] },
  ...{ attempts: 0, live: null, notice: null, intent: null, usedCents: null, payment: null },
  ...{ cancelAsked: null, cancelled: null, refunds: [], disputes: [] },
};

const isWhole = (cents: number) => Number.isSafeInteger(cents) && cents >= 0;
const isBeforePayment = ({ phase }: OrderState) => ['draft', 'awaiting', 'open', 'held'].includes(phase);

/** An event without its kind: what the state takes over of it. */
function said<Event extends { kind: string }>(event: Event): Omit<Event, 'kind'> {
  const { kind, ...rest } = event;
  void kind;
  return rest;
}

export const orderLog = defineLog<OrderState, OrderEvents>(NOTHING, {
  placed: (state, event, at) =>
    state.phase === 'none' && isWhole(event.priceCents)
      ? { ...state, ...said(event), phase: 'draft', placedAt: at }
      : null,

  confirmed: (state, event, at) => {
    const how = said(event);
    if (state.phase !== 'draft' || ![how.offCents, how.suns, how.sunsCents, how.cardCents].every(isWhole)) return null;
    if (how.offCents + how.sunsCents + how.cardCents !== state.priceCents) return null;
    return { ...state, ...how, phase: 'awaiting', confirmedAt: at };
  },

  attempted: (state, { attempt, way, card, keepCard }, at) => {
    const isFree = state.phase === 'awaiting' && state.live === null && state.cancelAsked === null;
    if (!isFree || state.cardCents === 0 || attempt !== state.attempts + 1) return null;
    const live = { attempt, way, card, keepCard, session: null, intent: null, closing: false, since: at };
    return { ...state, phase: 'open', attempts: attempt, live, notice: null };
  },

  opened: (state, { attempt, session, intent }) => {
    const { live } = state;
    const isNew = live?.attempt === attempt && live.session === null && live.intent === null;
    return isNew && (session ?? intent) !== null ? { ...state, live: { ...live, session, intent } } : null;
  },

  challenged: (state) => (state.live && state.phase === 'open' ? { ...state, notice: 'challenged' } : null),
  refused: (state, { reason }) =>
    state.live && state.phase === 'open' ? { ...state, notice: { refused: reason } } : null,

  closeAsked: (state, { attempt }) =>
    state.phase === 'open' && state.live?.attempt === attempt && !state.live.closing
      ? { ...state, live: { ...state.live, closing: true } }
      : null,
  closed: (state, { attempt }) =>
    state.phase === 'open' && state.live?.attempt === attempt
      ? { ...state, phase: 'awaiting', live: null, notice: state.notice === 'challenged' ? null : state.notice }
      : null,

  held: (state, { intent, cardCents }) => {
    if (state.mode !== 'hold' || cardCents !== state.cardCents) return null;
    const isDue = cardCents === 0 ? state.phase === 'awaiting' && intent === null : state.phase === 'open';
    return isDue ? { ...state, phase: 'held', intent, live: null, notice: null } : null;
  },

  captureAsked: (state, { usedCents }) =>
    state.phase === 'held' &&
    state.usedCents === null &&
    state.cancelAsked === null &&
    isWhole(usedCents) &&
    usedCents <= state.sunsCents + state.cardCents
      ? { ...state, usedCents }
      : null,

  captured: (state, { intent, cardCents, suns, forgivenCents, feeCents }, at) => {
    const fits =
      state.mode === 'hold'
        ? isUsed(state, { cardCents, suns, forgivenCents })
        : isWholePrice(state, { cardCents, suns });
    if (!fits) return null;
    const sunsCents = suns === 0 ? 0 : (state.sunsCents / state.suns) * suns;
    const payment = { at, cardCents, suns, sunsCents, forgivenCents, feeCents: cardCents === 0 ? 0 : feeCents };
    return { ...state, phase: 'paid', payment, intent, live: null, notice: null, cancelAsked: null };
  },

  feeKnown: (state, { feeCents }) =>
    state.payment && state.payment.feeCents === null && isWhole(feeCents)
      ? { ...state, payment: { ...state.payment, feeCents } }
      : null,

  cancelAsked: (state, { why }) =>
    isBeforePayment(state) && state.cancelAsked === null && state.usedCents === null
      ? { ...state, cancelAsked: why }
      : null,

  cancelled: (state, { why }) =>
    isBeforePayment(state) && state.phase !== 'open'
      ? { ...state, phase: 'cancelled', cancelled: why, live: null, notice: null }
      : null,

  refundAsked: (state, { id, cents, to, reason }, at) => {
    const left = refundable(state);
    if (!isWhole(cents) || cents === 0 || cents > left.cardCents + (to === 'suns' ? left.sunsCents : 0)) return null;
    if (state.refunds.some((refund) => refund.id === id)) return null;
    return { ...state, refunds: [...state.refunds, { id, cents, to, reason, state: 'asked', askedAt: at }] };
  },
  refunded: (state, { id }) => withRefund(state, id, 'asked', 'done'),
  // A refund that the bank sends back after a while was done for a time.
  refundFailed: (state, { id }) => withRefund(state, id, 'asked', 'failed') ?? withRefund(state, id, 'done', 'failed'),

  disputed: (state, { id, cents }) =>
    state.phase === 'paid' && !state.disputes.some((dispute) => dispute.id === id)
      ? { ...state, disputes: [...state.disputes, { id, cents, state: 'open' }] }
      : null,
  disputeClosed: (state, { id, won }) => {
    if (!state.disputes.some((dispute) => dispute.id === id && dispute.state === 'open')) return null;
    const closed = won ? ('won' as const) : ('lost' as const);
    return { ...state, disputes: state.disputes.map((one) => (one.id === id ? { ...one, state: closed } : one)) };
  },
});

/** A sale is paid whole. */
const isWholePrice = (state: OrderState, { cardCents, suns }: { cardCents: number; suns: number }) =>
  (state.phase === 'awaiting' || state.phase === 'open') &&
  cardCents === state.cardCents &&
  suns === state.suns &&
  (cardCents === 0) === (state.phase === 'awaiting');

/** Of a hold, what was used. */
function isUsed(state: OrderState, taken: { cardCents: number; suns: number; forgivenCents: number }): boolean {
  if (state.phase !== 'held' || state.usedCents === null) return false;
  const due = settleUsed(state, state.usedCents);
  return taken.cardCents === due.cardCents && taken.suns === due.suns && taken.forgivenCents === due.forgivenCents;
}

function withRefund(state: OrderState, id: string, from: Refund['state'], to: Refund['state']): OrderState | null {
  if (!state.refunds.some((refund) => refund.id === id && refund.state === from)) return null;
  return { ...state, refunds: state.refunds.map((refund) => (refund.id === id ? { ...refund, state: to } : refund)) };
}

/** What was given back, or is on its way: to the card, or in Suns whatever paid for it. */
export const refundedCents = ({ refunds }: OrderState, to: Refund['to']): number =>
  refunds.reduce((sum, refund) => (refund.state === 'failed' || refund.to !== to ? sum : sum + refund.cents), 0);

/**
 * What can still be given back, of each part that was paid. In Suns both can be, those that were paid in Suns first; to the card only what came
 * from it. What a dispute has taken is gone already.
 */
export function refundable(state: OrderState): { sunsCents: number; cardCents: number } {
  if (!state.payment) return { sunsCents: 0, cardCents: 0 };
  const inSuns = refundedCents(state, 'suns');
  const { sunsCents, cardCents } = state.payment;
  const fromCard = Math.max(0, inSuns - sunsCents) + refundedCents(state, 'card') + disputedCents(state);
  return { sunsCents: Math.max(0, sunsCents - inSuns), cardCents: Math.max(0, cardCents - fromCard) };
}

export const disputedCents = ({ disputes }: OrderState): number =>
  disputes.reduce((sum, { cents, state }) => (state === 'won' ? sum : sum + cents), 0);

/** Nothing more happens by itself: paid with nothing pending, or over. */
export const isFinal = (state: OrderState): boolean =>
  state.phase === 'cancelled' ||
  (state.phase === 'paid' &&
    state.payment?.feeCents !== null &&
    state.refunds.every((refund) => refund.state !== 'asked') &&
    state.disputes.every((dispute) => dispute.state !== 'open'));
