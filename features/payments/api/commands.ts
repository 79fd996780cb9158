import { type Failure, fail, type Services } from '@solelune/contract/server';
import { useCoupon } from '@solelune/loyalty/api';
import type { Writer } from '@solelune/platform';
import { lockMembers } from '@solelune/wallet/api';
import {
  type Cancellation,
  isUndecided,
  type OrderEvent,
  orderLog,
  type Refund,
  type RefundReason,
  type Way,
} from '../engine/index.ts';
import { pursueJob } from './job-inputs.ts';
import { couponPurpose, insertOrder, isOrderId, lockOrder, type Order } from './order.repo.ts';
import { COUPON_SENTENCES, partsOf } from './price-parts.ts';
import { findProduct, refusedSpending } from './products.ts';
import { NotPossible, writeEvents } from './write-events.ts';

interface Context {
  services: Services;
  at: Temporal.Instant;
}

/** Chosen: from here on it has a number, and nobody owes anything. */
export async function placeOrder(
  tx: Writer,
  { services, at }: Context,
  { userId, product: kind, item }: { userId: string; product: string; item: string },
): Promise<Order | Failure> {
  const product = findProduct(services, kind);
  const offer = await product?.offer(item, { db: tx, services, userId, at });
  if (!product || !offer) return fail('not_found');
  const refused = await refusedSpending(tx, services, product, { userId, cents: offer.priceCents, at });
  if (refused) return refused;
  const { label, priceCents, vatRate, mode } = offer;
  const order = await insertOrder(tx, { userId, product: kind, item, lookAt: at.add({ hours: 24 }), at });
  return writeEvents(tx, { services, at }, order, [
    { kind: 'placed', product: kind, item, label, priceCents, vatRate, mode },
  ]);
}

export async function lockOwnOrder(tx: Writer, id: string, userId: string): Promise<Order | null> {
  const order = isOrderId(id) ? await lockOrder(tx, id) : null;
  return order?.userId === userId ? order : null;
}

export interface Paying {
  way: Way;
  card: string | null;
  keepCard: boolean;
  coupon: string | undefined;
  useSuns: boolean;
  consents: readonly string[];
  /** What the payer read on the button, in cents. */
  sum?: number | undefined;
}

/** The paying button: the order is passed on these terms, once and for ever. */
export async function confirmOrder(
  tx: Writer,
  { services, at }: Context,
  order: Order,
  paying: Paying,
): Promise<Order | Failure> {
  const { state, userId } = order;
  const product = findProduct(services, state.product);
  // One that was refused by the bank is paid for later than it was passed: what its member has spent or decided meanwhile counts.
  if (state.phase === 'awaiting' && userId && product) {
    await lockMembers(tx, [userId], at);
    const cents = state.sunsCents + state.cardCents;
    const refused = await refusedSpending(tx, services, product, { userId, cents, at });
    if (refused) return refused;
  }
  if (state.phase !== 'draft') return order;
  const offer = userId ? await product?.offer(state.item, { db: tx, services, userId, at }) : null;
  if (!userId) return fail('not_found');
  if (!product || !offer)
    return fail('conflict', { sentence: 'Ce que vous aviez choisi n’est plus disponible : reprenez votre choix.' });
  // Whoever had the page open since before a price changed is told, and never charged another than they read.
  if (offer.priceCents !== state.priceCents || offer.vatRate !== state.vatRate)
    return fail('conflict', { sentence: 'Le prix a changé entre-temps : reprenez votre choix.' });
  const missing = offer.consents.filter(({ name }) => !paying.consents.includes(name));
  if (missing.length > 0)
    return fail('invalid_input', {
      fields: Object.fromEntries(missing.map(({ name }) => [name, 'Cette case est nécessaire pour commander'])),
    });
  await lockMembers(tx, [userId], at);
  let coupon: { code: string; percent: number } | null = null;
  if (paying.coupon && offer.takesCoupon) {
    const used = await useCoupon(tx, {
      userId,
      code: paying.coupon,
      kind: 'percent',
      purpose: couponPurpose(order.id),
      at,
    });
    if ('refused' in used) return fail('invalid_input', { fields: { coupon: COUPON_SENTENCES[used.refused] } });
    coupon = { code: paying.coupon, percent: used.value };
  }
  const parts = await partsOf(tx, services, {
    order,
    offer,
    percentOff: coupon?.percent ?? 0,
    useSuns: paying.useSuns,
  });
  if (paying.sum !== undefined && paying.sum !== parts.cardCents)
    return fail('conflict', { sentence: 'Le montant a changé entre-temps : relisez-le avant de payer.' });
  const cents = parts.sunsCents + parts.cardCents;
  const refused = await refusedSpending(tx, services, product, { userId, cents, at });
  if (refused) return refused;
  const consents = offer.consents.map(({ name }) => name);
  return writeEvents(tx, { services, at }, order, [{ kind: 'confirmed', coupon, ...parts, consents }]);
}

/** The way to the card that the payer wants: begun, or the open one that is it already, or the other one to be closed first. */
export async function attemptWay(
  tx: Writer,
  context: Context,
  order: Order,
  { way, card, keepCard }: Paying,
): Promise<Order> {
  const { state } = order;
  const { live } = state;
  const events: OrderEvent[] = [];
  if (state.phase === 'awaiting' && state.cardCents > 0 && state.cancelAsked === null)
    events.push({ kind: 'attempted', attempt: state.attempts + 1, way, card, keepCard });
  if (state.phase === 'open' && live && !live.closing && (live.way !== way || live.card !== card))
    events.push({ kind: 'closeAsked', attempt: live.attempt });
  return writeEvents(tx, context, order, events);
}

/** To be done by a job, if the process that wrote it does not. */
export async function pursueSoon(tx: Writer, { jobs }: Services, { id, state }: Order): Promise<void> {
  if (isUndecided(state)) await jobs.send(tx, pursueJob, { orderId: id }, { key: id });
}

async function ask(tx: Writer, context: Context, order: Order, event: OrderEvent): Promise<Order | Failure> {
  if (orderLog.step(order.state, event, context.at.toString()) === null) return fail('conflict');
  const asked = await writeEvents(tx, context, order, [event]);
  await pursueSoon(tx, context.services, asked);
  return asked;
}

export const askCancel = (tx: Writer, context: Context, order: Order, why: Cancellation): Promise<Order | Failure> =>
  ask(tx, context, order, { kind: 'cancelAsked', why });

/** Of a hold, what was used; nothing used lets it all go. */
export const askCapture = (tx: Writer, context: Context, order: Order, usedCents: number): Promise<Order | Failure> =>
  usedCents === 0
    ? askCancel(tx, context, order, 'unused')
    : ask(tx, context, order, { kind: 'captureAsked', usedCents });

interface AskedRefund extends Pick<Refund, 'id' | 'cents' | 'to'> {
  reason: RefundReason;
  /** Why, in words, for the books: no personal data. */
  note: string | null;
}

/** Asked twice by the same name, it is one refund. In Suns it is done at once; to the card, when the provider says so. */
export async function askRefund(
  tx: Writer,
  context: Context,
  order: Order,
  refund: AskedRefund,
): Promise<Order | Failure> {
  const known = order.state.refunds.find(({ id }) => id === refund.id);
  if (known) return known.cents === refund.cents && known.to === refund.to ? order : fail('conflict');
  if (refund.to === 'suns' && !order.userId) return fail('conflict');
  try {
    const asked = await ask(tx, context, order, { kind: 'refundAsked', ...refund });
    if (!('state' in asked) || refund.to === 'card') return asked;
    return await writeEvents(tx, context, asked, [{ kind: 'refunded', id: refund.id }]);
  } catch (error) {
    if (error instanceof NotPossible)
      return fail('conflict', {
        sentence:
          'Ce que cette commande a apporté ne peut pas être repris ainsi : choisissez la carte, ou un montant que le solde permet.',
      });
    throw error;
  }
}
