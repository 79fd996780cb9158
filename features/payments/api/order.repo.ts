import { logTable } from '@solelune/event-log';
import type { Logged } from '@solelune/event-log/engine';
import { newId, type Reader, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { type OrderEvent, type OrderState, orderLog } from '../engine/index.ts';
import './tables.ts';

const orderEvents = logTable(orderLog, { table: 'payments_order_event', owner: 'order_id' });

export interface Order {
  id: string;
  userId: string | null;
  log: Logged<OrderEvent>[];
  state: OrderState;
}

export async function findOrder(db: Reader, id: string): Promise<Order | null> {
  const row = await db.selectFrom('payments_order').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst();
  return row ? withLog(db, row) : null;
}

/** Whoever else would write to this order waits until the transaction ends. */
export async function lockOrder(tx: Writer, id: string): Promise<Order | null> {
  const row = await tx
    .selectFrom('payments_order')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? withLog(tx, row) : null;
}

async function withLog(db: Reader, { id, user_id }: { id: string; user_id: string | null }): Promise<Order> {
  const log = await orderEvents.read(db, id);
  return { id, userId: user_id, log, state: orderLog.fold(log) };
}

interface NewOrder {
  userId: string;
  product: string;
  item: string;
  lookAt: Temporal.Instant;
  at: Temporal.Instant;
}

export async function insertOrder(tx: Writer, { userId, product, item, lookAt, at }: NewOrder): Promise<Order> {
  const id = newId();
  await tx
    .insertInto('payments_order')
    .values({
      ...{ id, user_id: userId, product, item, phase: 'draft', placed_at: at.toString(), look_at: lookAt.toString() },
      ...{ session_id: null, intent_id: null },
    })
    .execute();
  return { id, userId, log: [], state: orderLog.start };
}

/** Adds to the log what just happened, and notes on the order where it has come to; gives the whole log. */
export async function appendToOrder(
  tx: Writer,
  { id, log, state }: Order,
  events: readonly OrderEvent[],
  { at, lookAt }: { at: Temporal.Instant; lookAt: Temporal.Instant | null },
): Promise<Order['log']> {
  const session = state.live?.session ?? null;
  const intent = state.intent ?? state.live?.intent ?? null;
  const noted = sql`update payments_order set phase = ${state.phase}, look_at = ${lookAt?.toString() ?? null},
    session_id = coalesce(${session}, session_id), intent_id = coalesce(${intent}, intent_id) where id = ${id}`;
  return [...log, ...(await orderEvents.append(tx, id, log, events, at, noted))];
}

export const lookLater = (tx: Writer, id: string, lookAt: Temporal.Instant) =>
  tx.updateTable('payments_order').set({ look_at: lookAt.toString() }).where('id', '=', id).execute();

/** Those that nobody has told us about for too long. */
export const ordersToLookAt = async (db: Reader, at: Temporal.Instant, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('payments_order')
      .select('id')
      .where('look_at', '<=', new Date(at.epochMilliseconds))
      .orderBy('look_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** By any name that the provider may use for it. */
export async function findOrderNamed(
  db: Reader,
  names: { order?: string; session?: string; intent?: string },
): Promise<string | null> {
  const { order, session, intent } = names;
  const row = await db
    .selectFrom('payments_order')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(order && UUID.test(order) ? [eb('id', '=', order)] : []),
        ...(session ? [eb('session_id', '=', session)] : []),
        ...(intent ? [eb('intent_id', '=', intent)] : []),
      ]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isOrderId = (id: string): boolean => UUID.test(id);

/** Of a member, the newest first; what was never ordered is left out. */
export async function ordersOf(db: Reader, userId: string, limit = 100): Promise<Order[]> {
  const rows = await db
    .selectFrom('payments_order')
    .select(['id', 'user_id'])
    .where('user_id', '=', userId)
    .where('phase', '<>', 'draft')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const orders: Order[] = [];
  for (const row of rows) orders.push(await withLog(db, row));
  return orders;
}
