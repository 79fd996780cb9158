import type { FeatureParts } from '@solelune/contract/server';
import { type Reader, readRows, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { dueAtMs, dueEvent, type RoomEvent } from '../../engine/index.ts';
import { appendEvent, lockRoom, type Room, type RoomContext, roomInstant } from './room.ts';
import { settleRoom } from './settle.ts';

/** More than a room can have due at once; a fault of the engine would otherwise go round for ever. */
const MOST = 12;

/** Writes what time has brought to a locked room, one after the other. */
export async function tend(tx: Writer, context: RoomContext, room: Room): Promise<Room> {
  let current = room;
  for (let count = 0; count < MOST; count += 1) {
    const event: RoomEvent | null = dueEvent(
      current.state,
      current.proofs,
      roomInstant(current, context.at).epochMilliseconds,
    );
    if (!event) return current;
    current = await appendEvent(tx, context, current, event);
  }
  throw new Error('A room has more to do than a room can have');
}

/** Rooms whose hour has come, whichever process had them before. */
const dueRooms = async (db: Reader, at: Temporal.Instant, limit: number): Promise<string[]> =>
  (
    await readRows(
      db,
      sql<{ id: string }>`select id from consultations_consultation
        where deadline_at is not null and deadline_at <= ${at.toString()}::timestamptz order by deadline_at limit ${limit}`,
    )
  ).map(({ id }) => id);

const BATCH = 200;

/** Any process does it, as often as it likes: what another has done meanwhile is no longer due. Gives how many were looked at. */
export async function sweepRooms(parts: FeatureParts): Promise<number> {
  const { db, transaction, services, now } = parts;
  const ids = await dueRooms(db, now(), BATCH);
  for (const id of ids) {
    const at = now();
    const phase = await transaction(async (tx) => {
      const room = await lockRoom(tx, id);
      if (!room) return null;
      const tended = await tend(tx, { services, at }, room);
      // One that waits for its settlement stays due.
      if (tended.state === room.state && tended.state.phase !== 'ended' && !isClosing(tended)) await redate(tx, tended);
      return tended.state.phase;
    });
    if (phase !== null) await settleRoom(parts, id);
  }
  return ids.length;
}

/** Over, with money that is still held: also due. */
const isClosing = ({ state }: Room) => ['settled', 'declined', 'missed', 'cancelled', 'failed'].includes(state.phase);

/** A proof came between: the row says when to look again. */
async function redate(tx: Writer, { id, state, proofs }: Room): Promise<void> {
  const dueMs = dueAtMs(state, proofs);
  await tx
    .updateTable('consultations_consultation')
    .set({ deadline_at: dueMs === null ? null : new Date(dueMs).toISOString() })
    .where('id', '=', id)
    .execute();
}
