import type { FeatureParts } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import {
  catchUp,
  type OrderEvent,
  type OrderState,
  type ProviderFacts,
  refundable,
  wishesOf,
} from '../engine/index.ts';
import { lockOrder, lockOrders, type Order } from './order.repo.ts';
import { writeEvents, writeTogether } from './write-events.ts';

type Parts = Pick<FeatureParts, 'services' | 'now'>;

export interface Looked {
  facts: ProviderFacts | null;
  /** Refunds that the provider will never make. */
  impossible: readonly string[];
  /** The attempt that it will never open: begun too long ago by a process that died, or with a card that is gone. */
  unopened: number | null;
}

/** Writes what the provider said, in one transaction: the log, the books, what was bought, the receipt. */
export async function settle(
  tx: Writer,
  { services, now }: Parts,
  orderId: string,
  { facts, impossible, unopened }: Looked,
): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('An order is never deleted');
  const at = now();
  const isUnopened =
    unopened !== null && order.state.live?.attempt === unopened && wishesOf(order.state)[0]?.do === 'open';
  const known = isUnopened
    ? await writeEvents(tx, { services, at }, order, [{ kind: 'closed', attempt: unopened }])
    : order;
  const caughtUp = await writeEvents(tx, { services, at }, known, catchUp(known.state, facts, at.toString()));
  return writeEvents(tx, { services, at }, caughtUp, [
    ...failedRefunds(caughtUp.state, facts, impossible),
    ...(known.state.phase === 'paid' ? [] : backToNobody(caughtUp)),
  ]);
}

function failedRefunds(
  { refunds }: OrderState,
  facts: ProviderFacts | null,
  impossible: readonly string[],
): OrderEvent[] {
  const isAsked = (id: string) => refunds.some((one) => one.id === id && one.state === 'asked');
  const isThere = (id: string) => facts?.intent?.refunds.some((one) => one.ours === id) === true;
  return impossible.filter((id) => isAsked(id) && !isThere(id)).map((id) => ({ kind: 'refundFailed', id }));
}

/** Paid at the last moment by somebody whose account is gone: there is nobody to give it to, so it goes back. */
function backToNobody({ userId, state }: Order): OrderEvent[] {
  const cents = refundable(state).cardCents;
  if (userId !== null || state.phase !== 'paid' || cents === 0) return [];
  return [{ kind: 'refundAsked', id: `nobody-${state.intent}`, cents, to: 'card', reason: 'rule', note: null }];
}

export interface ToSettle {
  orderId: string;
  looked: Looked;
}

/** Several at once, all of them or none, in as many statements as one; null, and nothing is written, where one of them is more than plainly paid. */
export async function settleAll(
  tx: Writer,
  { services, now }: Parts,
  all: readonly ToSettle[],
): Promise<Order[] | null> {
  if (all.some(({ looked }) => looked.impossible.length > 0 || looked.unopened !== null)) return null;
  const locked = new Map(
    (
      await lockOrders(
        tx,
        all.map(({ orderId }) => orderId),
      )
    ).map((order) => [order.id, order]),
  );
  const at = now();
  const caughtUp = all.map(({ orderId, looked: { facts } }) => {
    const order = locked.get(orderId);
    if (!order) throw new Error('An order is never deleted');
    return { order, events: catchUp(order.state, facts, at.toString()) };
  });
  // What is nobody's any more is given back, which is more than entries.
  if (caughtUp.some(({ order, events }) => order.userId === null && events.length > 0)) return null;
  return writeTogether(tx, { services, at }, caughtUp);
}
