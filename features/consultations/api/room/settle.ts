import { findAdvisor } from '@solelune/advisors/api';
import { Failure, type FeatureParts } from '@solelune/contract/server';
import { askCancel, askCapture, lockOwnOrder } from '@solelune/payments/api';
import type { Writer } from '@solelune/platform';
import { saveActivity } from '@solelune/profile/api';
import { isOver, meterAt, splitUsed } from '../../engine/index.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { bookEarned, earnedCents, lockBoth } from '../share.ts';
import type { HoldRow } from '../tables.ts';
import { appendEvent, findRoom, lockRoom, type Room, type RoomContext } from './room.ts';

type Order = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>;

const openHolds = (tx: Writer, id: string): Promise<HoldRow[]> =>
  tx
    .selectFrom('consultations_hold')
    .selectAll()
    .where('consultation_id', '=', id)
    .where('state', '<>', 'closed')
    .orderBy('number')
    .execute();

/** What was used is taken, the rest of each hold is let go, and the log is closed: in one transaction, once, whoever comes first. */
export async function settleRoom({ db, transaction, services, now }: FeatureParts, id: string): Promise<void> {
  const known = await findRoom(db, id);
  if (!known || !isOver(known.state)) return;
  await transaction(async (tx) => {
    const holds = await openHolds(tx, id);
    // Orders before the room, as payments does: two who come from either side never wait for each other.
    const orders = new Map<string, Order>();
    for (const orderId of holds.flatMap(({ order_id }) => order_id ?? []).toSorted()) {
      const order = known.row.member_id ? await lockOwnOrder(tx, orderId, known.row.member_id) : null;
      if (order) orders.set(orderId, order);
    }
    const room = await lockRoom(tx, id);
    if (!room || !isOver(room.state)) return;
    await closeHolds(tx, { services, at: now() }, room, { holds, orders });
  });
}

async function closeHolds(
  tx: Writer,
  context: RoomContext,
  room: Room,
  { holds, orders }: { holds: readonly HoldRow[]; orders: ReadonlyMap<string, Order> },
): Promise<void> {
  const isToSettle = room.state.phase === 'ended';
  const amountCents = isToSettle ? meterAt(room.state, room.state.lastMs).amountCents : 0;
  const { member_id: memberId, advisor_id: advisorId } = room.row;
  await lockBoth(tx, context.at, { memberId, advisorId });
  const held = holds.filter(({ state }) => state === 'held');
  const used = splitUsed(
    amountCents,
    held.map(({ cents }) => cents),
  );
  for (const hold of holds) {
    const order = hold.order_id ? orders.get(hold.order_id) : undefined;
    if (order) await close(tx, context, order, used[held.indexOf(hold)] ?? 0);
  }
  if (amountCents > 0)
    await bookEarned(tx, context.at, {
      ...{ advisorId, orderId: held[0]?.order_id ?? null, deed: 'consultation', label: 'Consultation donnée' },
      cents: earnedCents(context.services, amountCents),
    });
  const settled = isToSettle
    ? await appendEvent(tx, context, room, { kind: 'settled', by: 'house', cents: amountCents })
    : room;
  if (settled.state.phase === 'settled') await keepAmongActivities(tx, context, settled);
  await tx
    .updateTable('consultations_hold')
    .set({ state: 'closed' })
    .where('consultation_id', '=', room.id)
    .where('number', 'in', [...holds.map(({ number }) => number), -1])
    .execute();
  await tx.updateTable('consultations_consultation').set({ deadline_at: null }).where('id', '=', settled.id).execute();
}

/** Its receipt is found again where a member looks for what they had. */
async function keepAmongActivities(tx: Writer, { at }: RoomContext, { id, row }: Room): Promise<void> {
  const advisor = await findAdvisor(tx, row.advisor_id);
  if (!row.member_id || !advisor) return;
  const title = `${advisor.name}, ${WAY_WORDS[row.way]}`;
  await saveActivity(
    tx,
    row.member_id,
    { category: 'consultation', title, payload: { address: `/consultation/${id}/recu` } },
    at,
  );
}

/** A coupon takes its part off what was used as it did off what was held. */
async function close(tx: Writer, context: RoomContext, order: Order, usedCents: number): Promise<void> {
  const { phase, sunsCents, cardCents, priceCents } = order.state;
  const payable = Math.floor((usedCents * (sunsCents + cardCents)) / Math.max(1, priceCents));
  const asked =
    phase === 'held' ? await askCapture(tx, context, order, payable) : await askCancel(tx, context, order, 'abandoned');
  // One that is paid or given up already stays what it is.
  if (asked instanceof Failure && phase === 'held') throw new Error(`A hold could not be settled: ${asked.code}`);
}
