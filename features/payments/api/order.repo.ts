import { type LogColumn, logTable } from '@solelune/event-log';
import type { Logged } from '@solelune/event-log/engine';
import { newId, type Reader, readRows, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { type OrderEvent, type OrderState, orderLog } from '../engine/index.ts';
import { type Paper, papersStatement } from './documents.repo.ts';
import './tables.ts';

const orderEvents = logTable(orderLog, { table: 'payments_order_event', owner: 'order_id' });

export interface Order {
  id: string;
  userId: string | null;
  log: Logged<OrderEvent>[];
  state: OrderState;
}

interface OrderRow {
  id: string;
  user_id: string | null;
  log_length: number;
  log: LogColumn;
}
const COLUMNS = sql`id, user_id, log_length, ${orderEvents.column(sql`payments_order.id`)} as log`;
const orderOf = ({ id, user_id }: OrderRow, log: Order['log']): Order => ({
  ...{ id, userId: user_id, log, state: orderLog.fold(log) },
});

export async function findOrder(db: Reader, id: string): Promise<Order | null> {
  const [row] = await readRows(db, sql<OrderRow>`select ${COLUMNS} from payments_order where id = ${id}`);
  return row ? orderOf(row, orderEvents.fromColumn(row.log)) : null;
}

/** Several, in the order in which they were placed. */
export async function findOrders(db: Reader, ids: readonly string[]): Promise<Order[]> {
  const wanted = sql<OrderRow>`select ${COLUMNS} from payments_order where id = any(${ids}::uuid[]) order by placed_at, id`;
  return (await readRows(db, wanted)).map((row) => orderOf(row, orderEvents.fromColumn(row.log)));
}

/** Whoever else would write to this order waits until the transaction ends. */
export async function lockOrder(tx: Writer, id: string): Promise<Order | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from payments_order where id = ${id} for update`.execute(tx);
  return rows[0] ? freshOrder(tx, rows[0]) : null;
}

/** Several, each as `lockOrder` gives it; those that are not there are left out. Always in one order, so that nobody waits in a circle. */
export async function lockOrders(tx: Writer, ids: readonly string[]): Promise<Order[]> {
  const wanted = sql<OrderRow>`select ${COLUMNS} from payments_order where id = any(${ids}::uuid[]) order by id for update`;
  const { rows } = await wanted.execute(tx);
  const orders: Order[] = [];
  for (const row of rows) orders.push(await freshOrder(tx, row));
  return orders;
}

/** Who had to wait for the lock has the row as it is now, and the log as it was before. */
async function freshOrder(tx: Writer, row: OrderRow): Promise<Order> {
  const log = orderEvents.fromColumn(row.log);
  return orderOf(row, log.length === row.log_length ? log : await orderEvents.read(tx, row.id));
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
      ...{ session_id: null, intent_id: null, log_length: 0 },
    })
    .execute();
  return { id, userId, log: [], state: orderLog.start };
}

/** What just happened to an order: `state` is after it, and `log` before. */
export interface Happened {
  order: Order;
  events: readonly OrderEvent[];
  lookAt: Temporal.Instant | null;
  papers: readonly Paper[];
}

/** Adds it to the logs, notes on the orders where they have come to, and writes the papers about it, all in one statement; gives the whole logs. */
export async function appendToOrders(
  tx: Writer,
  happened: readonly Happened[],
  at: Temporal.Instant,
): Promise<Order['log'][]> {
  const rows = happened.map(({ order: { id, state, log }, events, lookAt }) => ({
    ...{ id, phase: state.phase, log_length: log.length + events.length, look_at: lookAt?.toString() ?? null },
    ...{ session: state.live?.session ?? null, intent: state.intent ?? state.live?.intent ?? null },
  }));
  const papers = happened.flatMap((one) => one.papers);
  const added = await orderEvents.appendAll(
    tx,
    happened.map(({ order: { id, log }, events }) => ({ owner: id, read: log, events })),
    at,
    [
      rows.length === 1 && rows[0] ? noteOne(rows[0]) : noteAll(rows),
      ...(papers.length > 0 ? [papersStatement(papers)] : []),
    ],
  );
  return happened.map(({ order: { log } }, index) => [...log, ...(added[index] ?? [])]);
}

interface Noted {
  id: string;
  phase: string;
  log_length: number;
  look_at: string | null;
  session: string | null;
  intent: string | null;
}

const noteOne = ({ id, phase, log_length, look_at, session, intent }: Noted) =>
  sql`update payments_order set phase = ${phase}, log_length = ${log_length}, look_at = ${look_at},
    session_id = coalesce(${session}, session_id), intent_id = coalesce(${intent}, intent_id) where id = ${id}`;

const noteAll = (rows: readonly Noted[]) =>
  sql`update payments_order set phase = noted.phase, log_length = noted.log_length, look_at = noted.look_at,
      session_id = coalesce(noted.session, session_id), intent_id = coalesce(noted.intent, intent_id)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as noted (id uuid, phase text, log_length int, look_at timestamptz, session text, intent text)
    where payments_order.id = noted.id`;

/** What a code of reduction is used for, as the loyalty feature notes it. */
export const couponPurpose = (orderId: string): string => `payments:${orderId}`;

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
  const rows = await readRows(
    db,
    sql<OrderRow>`select ${COLUMNS} from payments_order where user_id = ${userId} and phase <> 'draft' order by id desc limit ${limit}`,
  );
  return rows.map((row) => orderOf(row, orderEvents.fromColumn(row.log)));
}
