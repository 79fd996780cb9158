import type { Writer } from '@solelune/platform';
import { dueAtMs, type RoomState, SIDES, type Side, UNHEARD_MS } from '../../engine/index.ts';
import type { ConsultationChange } from '../tables.ts';
import { appendEvent, type Room, type RoomContext, roomInstant } from './room.ts';
import { tend } from './tend.ts';

/** A side proves that it is there, in a locked room: what its silence brought is written first, then what its coming brings, with what else it says of itself. */
export async function prove(
  tx: Writer,
  context: RoomContext,
  room: Room,
  side: Side,
  said: ConsultationChange = {},
): Promise<Room> {
  const tended = await tend(tx, context, room);
  if (!isListening(tended.state)) return note(tx, tended, said);
  const nowMs = roomInstant(tended, context.at).epochMilliseconds;
  const heard: Room = {
    ...tended,
    proofs: { ...tended.proofs, [side]: Math.max(tended.proofs[side] ?? 0, nowMs) },
  };
  const written = await arrive(tx, context, heard, side);
  const dueMs = dueAtMs(written.state, written.proofs);
  return note(tx, written, {
    ...said,
    [`${side}_seen_at`]: new Date(written.proofs[side] ?? nowMs).toISOString(),
    deadline_at: dueMs === null ? null : new Date(dueMs).toISOString(),
  });
}

async function note(tx: Writer, room: Room, change: ConsultationChange): Promise<Room> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('consultations_consultation').set(change).where('id', '=', room.id).execute();
  return room;
}

/** Whoever calls is heard; whether that proves anything depends on the way: a conversation is proven by the page that shows it, a call by sound that came, a telephone by its provider and never by a page. */
export const hear = async (
  tx: Writer,
  context: RoomContext,
  { room, side }: { room: Room; side: Side },
  joined = false,
  said: ConsultationChange = {},
): Promise<Room> => {
  const { way } = room.row;
  const isProof = way === 'chat' || (way === 'call' && joined);
  return isProof ? prove(tx, context, room, side, said) : note(tx, await tend(tx, context, room), said);
};

const isListening = ({ phase }: RoomState) => ['accepted', 'connecting', 'running', 'paused'].includes(phase);

async function arrive(tx: Writer, context: RoomContext, room: Room, by: Side): Promise<Room> {
  const { state, proofs } = room;
  if ((state.phase === 'accepted' || state.phase === 'connecting') && state.cameMs[by] === null)
    return appendEvent(tx, context, room, { kind: 'connected', by });
  const nowMs = roomInstant(room, context.at).epochMilliseconds;
  const areBothHere = SIDES.every((side) => (proofs[side] ?? 0) + UNHEARD_MS > nowMs);
  // A pause that was asked for ends when it is asked to.
  return state.phase === 'paused' && state.pause?.why === 'lost' && areBothHere
    ? appendEvent(tx, context, room, { kind: 'resumed', by })
    : room;
}
