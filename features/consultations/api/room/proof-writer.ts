import { type Failure, fail, type Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { sidesChannel } from '../../contract/room.ts';
import { dueAtMs, dueEvent, type RoomState, type Side } from '../../engine/index.ts';
import type { ConsultationChange } from '../tables.ts';
import { hear } from './presence.ts';
import { lockRoomFor, lockRooms, type Room, roomInstant, sideOf } from './room.ts';
import { inTurns } from './turns.ts';

interface Proven {
  roomId: string;
  userId: string;
  joined: boolean;
  delivered?: number | undefined;
  read?: number | undefined;
  now: Temporal.Instant;
}

interface Heard {
  phase: RoomState['phase'];
  logLength: number;
}

/** Never further than there are messages, and never back; null where it is known already. */
function reachOf({ row }: Room, side: Side, said: Pick<Proven, 'delivered' | 'read'>): ConsultationChange | null {
  const read = Math.min(row.last_message, Math.max(row[`${side}_read`], said.read ?? 0));
  const delivered = Math.min(row.last_message, Math.max(row[`${side}_delivered`], said.delivered ?? 0, read));
  return read === row[`${side}_read`] && delivered === row[`${side}_delivered`]
    ? null
    : { [`${side}_read`]: read, [`${side}_delivered`]: delivered };
}

async function proveAlone(tx: Writer, proven: Proven, services: Services): Promise<Heard | Failure> {
  const { roomId, userId, joined, now } = proven;
  const found = await lockRoomFor(tx, roomId, userId);
  if (!found) return fail('not_found');
  const reach = reachOf(found.room, found.side, proven);
  const room = await hear(tx, { services, at: now }, found, joined, reach ?? {});
  if (reach) services.channels.changed(sidesChannel, roomId);
  return { phase: room.state.phase, logLength: room.log.length };
}

/** A conversation in which nothing happens by this proof but that it was given; null where something does. */
function quietly(room: Room, side: Side, proven: Proven): Room | null {
  const { state, proofs, row } = room;
  if (row.way !== 'chat' || state.phase !== 'running') return null;
  const nowMs = roomInstant(room, proven.now).epochMilliseconds;
  if (dueEvent(state, proofs, nowMs)) return null;
  return {
    ...room,
    proofs: { ...proofs, [side]: Math.max(proofs[side] ?? 0, nowMs) },
    row: { ...row, ...(reachOf(room, side, proven) as Partial<Room['row']> | null) },
  };
}

/** Most proofs change nothing of the log: of any rooms, they are noted by one statement. */
async function proveTogether(
  tx: Writer,
  all: readonly Proven[],
  services: Services,
): Promise<(Heard | Failure | undefined)[]> {
  const before = await lockRooms(tx, [...new Set(all.map(({ roomId }) => roomId))]);
  const after = new Map<string, Room>();
  const answers = all.map((proven): Heard | undefined => {
    const room = after.get(proven.roomId) ?? before.get(proven.roomId);
    const side = room && sideOf(room, proven.userId);
    const proved = room && side ? quietly(room, side, proven) : null;
    if (!proved) return undefined;
    after.set(proven.roomId, proved);
    return { phase: proved.state.phase, logLength: proved.log.length };
  });
  if (after.size > 0) await noteAll(tx, [...after.values()]);
  for (const [id, { row }] of after) {
    const known = before.get(id)?.row;
    const isNews = REACHES.some((reach) => known?.[reach] !== row[reach]);
    if (isNews) services.channels.changed(sidesChannel, id);
  }
  return answers;
}

const REACHES = ['member_read', 'member_delivered', 'advisor_read', 'advisor_delivered'] as const;
const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

async function noteAll(tx: Writer, rooms: readonly Room[]): Promise<void> {
  const rows = rooms.map(({ id, row, state, proofs }) => ({
    ...{ id, member_seen_at: isoOf(proofs.member), advisor_seen_at: isoOf(proofs.advisor) },
    deadline_at: isoOf(dueAtMs(state, proofs)),
    ...Object.fromEntries(REACHES.map((reach) => [reach, row[reach]])),
  }));
  await sql`
    update consultations_consultation room set
      member_seen_at = given.member_seen_at, advisor_seen_at = given.advisor_seen_at, deadline_at = given.deadline_at,
      member_read = given.member_read, member_delivered = given.member_delivered,
      advisor_read = given.advisor_read, advisor_delivered = given.advisor_delivered
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, member_seen_at timestamptz, advisor_seen_at timestamptz, deadline_at timestamptz,
      member_read integer, member_delivered integer, advisor_read integer, advisor_delivered integer)
    where room.id = given.id`.execute(tx);
}

/** Keeps what proves, in any room of this process, that somebody is there. */
export const proofsOf = inTurns<Proven, Heard | Failure>({ together: proveTogether, alone: proveAlone });
