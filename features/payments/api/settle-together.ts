import type { FeatureParts } from '@solelune/contract/server';
import type { Order } from './order.repo.ts';
import { type Looked, settle, settleAll, type ToSettle } from './settle.ts';

type Parts = Pick<FeatureParts, 'transaction' | 'services' | 'now'>;
type Waiting = ToSettle & PromiseWithResolvers<Order>;

/** So many orders are settled by one transaction at most: nobody waits long for others. */
const MOST = 32;
/** While the database works on one, the next is made ready. */
const AT_ONCE = 2;

interface Queue {
  waiting: Waiting[];
  running: number;
}
/** By the way to the database, of which there is one in a process. */
const queues = new WeakMap<Parts['transaction'], Queue>();

/**
 * Settles an order at once where nobody else does; those that come while others are being written are then written together, in one transaction: when many
 * pay at the same moment, the fixed cost of a transaction is shared. A transaction that fails is tried again order by order, so that one that cannot be
 * settled spoils no other's.
 */
export function settleSoon(parts: Parts, orderId: string, looked: Looked): Promise<Order> {
  const queue = queues.get(parts.transaction) ?? { waiting: [], running: 0 };
  queues.set(parts.transaction, queue);
  const one = { orderId, looked, ...Promise.withResolvers<Order>() };
  queue.waiting.push(one);
  if (queue.running < AT_ONCE) void run(parts, queue);
  return one.promise;
}

async function run(parts: Parts, queue: Queue): Promise<void> {
  queue.running += 1;
  while (queue.waiting.length > 0) await settleBatch(parts, nextOf(queue));
  queue.running -= 1;
}

/** Of one order only the first: what another saw of it is written after that. */
function nextOf(queue: Queue): Waiting[] {
  const batch = new Map<string, Waiting>();
  const later: Waiting[] = [];
  for (const one of queue.waiting)
    if (batch.size < MOST && !batch.has(one.orderId)) batch.set(one.orderId, one);
    else later.push(one);
  queue.waiting = later;
  return [...batch.values()];
}

async function settleBatch(parts: Parts, batch: readonly Waiting[]): Promise<void> {
  const together =
    batch.length > 1 ? await parts.transaction((tx) => settleAll(tx, parts, batch)).catch(() => null) : null;
  for (const { orderId, looked, resolve, reject } of batch) {
    const settled = together?.get(orderId);
    if (settled) resolve(settled);
    else await parts.transaction((tx) => settle(tx, parts, orderId, looked)).then(resolve, reject);
  }
}
