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
import { drawPlainly, writeEvents, writeTogether } from './write-events.ts';

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

/**
 * Several at once, in as many statements as one, all of them or none; those of which more follows than entries of the ledger are left out. Gives the
 * settled ones by their ids.
 */
export async function settleAll(
  tx: Writer,
  { services, now }: Parts,
  all: readonly ToSettle[],
): Promise<Map<string, Order>> {
  const simple = all.filter(({ looked }) => looked.impossible.length === 0 && looked.unopened === null);
  const facts = new Map(simple.map(({ orderId, looked }) => [orderId, looked.facts]));
  const locked = await lockOrders(tx, [...facts.keys()]);
  const at = now();
  const drawn = locked.flatMap((order) => {
    const events = catchUp(order.state, facts.get(order.id) ?? null, at.toString());
    // What is nobody's any more is given back.
    const plain = order.userId === null ? null : drawPlainly({ services, at }, order, events);
    return plain ?? [];
  });
  const settled = await writeTogether(tx, { services, at }, drawn);
  return new Map(settled.map((order) => [order.id, order]));
}
