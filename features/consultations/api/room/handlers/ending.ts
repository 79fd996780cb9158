import { fail, handle } from '@solelune/contract/server';
import { end, receipt, summarySave } from '../../../contract/room.ts';
import { isOpen, provenUntil, receiptOf } from '../../../engine/index.ts';
import { moneyOf } from '../money-of.ts';
import { hear } from '../presence.ts';
import { appendEvent, lockRoomFor, roomFor } from '../room.ts';
import { summaryBody } from '../sealed.ts';
import { settleRoom } from '../settle.ts';
import { facesOf } from '../view.ts';

const OVER = 'Cette consultation était déjà terminée.';
const NOT_YET = 'Le mot s’écrit une fois la consultation terminée.';

export const endHandler = handle(end, async ({ id, free }, { db, transaction, who, services, now }) => {
  const ended = await transaction(async (tx) => {
    const found = await lockRoomFor(tx, id, who.userId);
    if (!found) return fail('not_found');
    const context = { services, at: now };
    const room = await hear(tx, context, found);
    if (!isOpen(room.state))
      return room.state.phase === 'none' ? fail('not_found') : fail('conflict', { sentence: OVER });
    const until = provenUntil(room.state, room.proofs);
    const reason = free && found.side === 'advisor' ? 'free' : 'ended';
    return appendEvent(tx, context, room, { kind: 'ended', by: found.side, reason, until });
  });
  if (!('state' in ended)) return ended;
  // Also done by whoever sweeps, if this process does not come to it.
  await settleRoom({ db, transaction, services, now: () => now }, id);
  return { phase: ended.state.phase };
});

export const receiptHandler = handle(receipt, async ({ id }, { db, who, services }) => {
  const found = await roomFor(db, id, who.userId);
  if (!found || found.room.state.phase === 'none') return fail('not_found');
  const { room, side } = found;
  const { lines, meter, pausedSeconds, elapsedSeconds, givenSeconds } = receiptOf(room.log);
  const { other } = await facesOf(db, room, side);
  const money = await moneyOf(db, room);
  return {
    ...{ id, side, way: room.state.way, phase: room.state.phase, other, cents_per_minute: room.state.centsPerMinute },
    ...{ lines: [...lines], meter, paused_seconds: pausedSeconds, held_cents: money.heldCents },
    ...{ elapsed_seconds: elapsedSeconds, given_seconds: givenSeconds },
    ...{ paid: side === 'member' ? money.paid : null, orders: side === 'member' ? money.orders : [] },
    summary: room.row.summary === null ? null : summaryBody.open(services.sealing, id, room.row.summary),
    message_count: room.row.last_message,
  };
});

export const summarySaveHandler = handle(summarySave, async ({ id, text }, { db, who, services }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (found?.side !== 'advisor') return fail('not_found');
  const { phase } = found.room.state;
  if (phase !== 'ended' && phase !== 'settled') return fail('conflict', { sentence: NOT_YET });
  await db
    .updateTable('consultations_consultation')
    .set({ summary: summaryBody.seal(services.sealing, id, text) })
    .where('id', '=', id)
    .execute();
  return { summary: text };
});
