import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { orderChannel } from '../contract.ts';
import {
  isFinal,
  isUndecided,
  type OrderEvent,
  type OrderState,
  orderLog,
  vatInside,
  vatOfPart,
} from '../engine/index.ts';
import * as books from './books.ts';
import { writeDocument } from './documents.repo.ts';
import { appendToOrder, type Order } from './order.repo.ts';
import { type Deed, productOf } from './products.ts';

/** Said by the product, or by the ledger, of what the member asked: told to them, and nothing is written. */
export class NotPossible extends Error {
  override name = 'NotPossible';
  readonly why: 'suns' | 'refund';
  constructor(why: 'suns' | 'refund') {
    super(why);
    this.why = why;
  }
}

interface Context {
  services: Services;
  at: Temporal.Instant;
}

/** Adds to the log of an order that is locked, with all that follows from it: books, what was bought, receipts, who looks on. All of it, or nothing. */
export async function writeEvents(
  tx: Writer,
  { services, at }: Context,
  order: Order,
  events: readonly OrderEvent[],
): Promise<Order> {
  if (events.length === 0) return order;
  let { state } = order;
  for (const event of events) {
    const before = state;
    const after = orderLog.step(before, event, at.toString());
    if (!after) throw new Error(`${event.kind} cannot happen to an order that is ${before.phase}`);
    state = after;
    await follow(tx, { orderId: order.id, userId: order.userId, state, services, at }, before, event);
  }
  const log = await appendToOrder(tx, { ...order, state }, events, { at, lookAt: nextLook(state, at) });
  const written = { ...order, log, state };
  services.channels.changed(orderChannel, order.id);
  return written;
}

async function follow(tx: Writer, deed: Deed, before: OrderState, event: OrderEvent): Promise<void> {
  const product = () => productOf(deed.services, deed.state.product);
  switch (event.kind) {
    case 'confirmed':
      if (!(await books.bookSunsHeld(tx, deed))) throw new NotPossible('suns');
      return;
    case 'cancelled':
      return books.bookSunsReleased(tx, deed);
    case 'captured': {
      await books.bookPaid(tx, deed);
      await product().paid(tx, deed);
      const vatCents = vatInside(event.cardCents, deed.state.vatRate);
      await writeDocument(tx, deed, { kind: 'receipt', about: '', amountCents: event.cardCents, vatCents });
      return;
    }
    case 'feeKnown':
      return books.bookFee(tx, deed, event.feeCents);
    case 'refundAsked': {
      const refund = refundNamed(deed.state, event.id);
      // What the provider has given back by itself cannot be refused any more.
      const isGiven = (await product().refundAsked?.(tx, { ...deed, refund })) ?? true;
      if (!isGiven && event.reason !== 'provider') throw new NotPossible('refund');
      return;
    }
    case 'refunded': {
      const refund = refundNamed(deed.state, event.id);
      if (refund.to === 'suns') await books.bookRefundInSuns(tx, deed, withoutRefund(before, event.id), refund);
      else await books.bookRefundToCard(tx, deed, before, refund);
      await product().refundDone?.(tx, { ...deed, refund, done: true });
      if (refund.to === 'card') {
        const vatCents = vatOfPart(refund.cents, doneBefore(before), before.vatRate);
        await writeDocument(tx, deed, { kind: 'credit', about: refund.id, amountCents: refund.cents, vatCents });
      }
      return;
    }
    case 'refundFailed': {
      const refund = refundNamed(before, event.id);
      if (refund.state === 'done') await books.bookRefundReturned(tx, deed, refund);
      return product().refundDone?.(tx, { ...deed, refund, done: false });
    }
    case 'disputed':
      return books.bookDisputed(tx, deed, event);
    case 'disputeClosed': {
      await books.bookDisputeClosed(tx, deed, before, event);
      const cents = before.disputes.find(({ id }) => id === event.id)?.cents ?? 0;
      if (event.won) return;
      await product().lost?.(tx, { ...deed, cents });
      const vatCents = vatOfPart(cents, doneBefore(before), before.vatRate);
      await writeDocument(tx, deed, { kind: 'credit', about: event.id, amountCents: cents, vatCents });
      return;
    }
    default:
      return;
  }
}

const refundNamed = ({ refunds }: OrderState, id: string) => {
  const refund = refunds.find((one) => one.id === id);
  if (!refund) throw new Error('A refund that was never asked for');
  return refund;
};
const withoutRefund = (state: OrderState, id: string): OrderState => ({
  ...state,
  refunds: state.refunds.filter((refund) => refund.id !== id),
});
const doneBefore = ({ refunds }: OrderState) =>
  refunds.reduce((sum, { to, state, cents }) => (to === 'card' && state === 'done' ? sum + cents : sum), 0);

const MINUTE = { minutes: 1 };
const ABANDONED = { hours: 24 };
const HELD = { hours: 6 };

/** When to ask again about what nobody told us. */
function nextLook(state: OrderState, at: Temporal.Instant): Temporal.Instant | null {
  if (isFinal(state)) return null;
  if (state.phase === 'draft' || (state.phase === 'awaiting' && !isUndecided(state))) return at.add(ABANDONED);
  const isQuiet =
    (state.phase === 'held' && state.usedCents === null) ||
    (state.phase === 'paid' && state.disputes.some((one) => one.state === 'open'));
  return at.add(isQuiet && state.cancelAsked === null ? HELD : MINUTE);
}
