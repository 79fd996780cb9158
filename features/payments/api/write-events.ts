import type { Services } from '@solelune/contract/server';
import { returnCoupon } from '@solelune/loyalty/api';
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
import { type Paper, paperOf } from './documents.repo.ts';
import { appendToOrders, couponPurpose, type Happened, type Order } from './order.repo.ts';
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
  const { steps, happened } = draw(services, at, order, events);
  const followAll = async () => {
    for (const step of steps) await follow(tx, step);
  };
  const append = () => appendToOrders(tx, [happened], at);
  // Sent together, unless what follows may still say no.
  const followed = followAll();
  const [[log = []]] = await Promise.all([events.some(mayBeRefused) ? followed.then(append) : append(), followed]);
  services.channels.changed(orderChannel, order.id);
  return { ...happened.order, log };
}

/** What these events make of an order, step by step, and what is to be written of it. */
function draw(services: Services, at: Temporal.Instant, order: Order, events: readonly OrderEvent[]) {
  let { state } = order;
  const steps = events.map((event): Step => {
    const before = state;
    const after = orderLog.step(before, event, at.toString());
    if (!after) throw new Error(`${event.kind} cannot happen to an order that is ${before.phase}`);
    state = after;
    return { event, before, deed: { orderId: order.id, userId: order.userId, state, services, at } };
  });
  const happened: Happened = {
    order: { ...order, state },
    events,
    lookAt: nextLook(state, at),
    papers: papersOf(steps),
  };
  return { steps, happened };
}

type Drawn = ReturnType<typeof draw>;

const NOTHING_FOLLOWS: ReadonlySet<OrderEvent['kind']> = new Set(['opened', 'challenged', 'refused', 'closed']);
const isPlain = ({ event, deed }: Step): boolean => {
  if (NOTHING_FOLLOWS.has(event.kind)) return true;
  if (event.kind !== 'captured' && event.kind !== 'held') return false;
  const { paid, held } = productOf(deed.services, deed.state.product);
  return (event.kind === 'captured' ? paid : held) === undefined;
};

/** What these events make of an order, where nothing follows from them but entries of the ledger; else null. */
export function drawPlainly({ services, at }: Context, order: Order, events: readonly OrderEvent[]): Drawn | null {
  const drawn = draw(services, at, order, events);
  return drawn.steps.every(isPlain) ? drawn : null;
}

/** Writes it of many orders at once, all of them or none, by as many statements as for one. */
export async function writeTogether(tx: Writer, { services, at }: Context, all: readonly Drawn[]): Promise<Order[]> {
  const paid = all.flatMap(({ steps }) => steps).filter(({ event }) => event.kind === 'captured');
  const entries = paid.flatMap(({ deed }) => books.paidEntries(deed, productOf(services, deed.state.product)));
  const written = all.map(({ happened }) => happened).filter(({ events }) => events.length > 0);
  const [logs] = await Promise.all([appendToOrders(tx, written, at), books.bookAll(tx, entries)]);
  for (const { order } of written) services.channels.changed(orderChannel, order.id);
  return all.map(({ happened }) => ({ ...happened.order, log: logs[written.indexOf(happened)] ?? happened.order.log }));
}

const mayBeRefused = ({ kind }: OrderEvent): boolean => kind === 'confirmed' || kind === 'refundAsked';

interface Step {
  event: OrderEvent;
  before: OrderState;
  /** The order as it is after it. */
  deed: Deed;
}

/** Receipts and credit notes about what happened. */
function papersOf(steps: readonly Step[]): Paper[] {
  const papers: Paper[] = [];
  for (const { event, before, deed } of steps) {
    const credit = (about: string, amountCents: number) => {
      const receipt = papers.find(({ kind }) => kind === 'receipt');
      const vatCents = vatOfPart(amountCents, doneBefore(before), before.vatRate);
      papers.push(paperOf(deed, { kind: 'credit', about, amountCents, vatCents }, receipt));
    };
    if (event.kind === 'captured') {
      const vatCents = vatInside(event.cardCents, deed.state.vatRate);
      papers.push(paperOf(deed, { kind: 'receipt', about: '', amountCents: event.cardCents, vatCents }));
    } else if (event.kind === 'refunded') {
      const { to, cents } = refundNamed(deed.state, event.id);
      if (to === 'card') credit(event.id, cents);
    } else if (event.kind === 'disputeClosed' && !event.won) credit(event.id, disputedIn(before, event.id));
  }
  return papers;
}

async function follow(tx: Writer, { event, before, deed }: Step): Promise<void> {
  const product = () => productOf(deed.services, deed.state.product);
  switch (event.kind) {
    case 'confirmed':
      if (!(await books.bookSunsHeld(tx, deed))) throw new NotPossible('suns');
      return;
    case 'cancelled':
      if (deed.state.coupon && deed.userId)
        await returnCoupon(tx, { userId: deed.userId, purpose: couponPurpose(deed.orderId) });
      await books.bookSunsReleased(tx, deed);
      return product().cancelled?.(tx, deed);
    case 'held':
      return product().held?.(tx, deed);
    case 'captured': {
      await books.bookAll(tx, books.paidEntries(deed, product()));
      return product().paid?.(tx, deed);
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
      return product().refundDone?.(tx, { ...deed, refund, done: true });
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
      return event.won ? undefined : product().lost?.(tx, { ...deed, cents: disputedIn(before, event.id) });
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
const disputedIn = ({ disputes }: OrderState, named: string): number =>
  disputes.find(({ id }) => id === named)?.cents ?? 0;
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
