import { userChanged } from '@solelune/account/api';
import { enterRoom, leaveRoom } from '@solelune/advisors/api';
import type { Services } from '@solelune/contract/server';
import { type LogColumn, logTable } from '@solelune/event-log';
import { type Reader, readRows, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { queueChannel } from '../../contract/queue.ts';
import { roomChannel, sidesChannel } from '../../contract/room.ts';
import {
  dueAtMs,
  isOpen,
  isOver,
  type Proofs,
  type RoomEntry,
  type RoomEvent,
  type RoomState,
  roomLog,
  roomNowMs,
  type Side,
} from '../../engine/index.ts';
import type { ConsultationChange, ConsultationRow } from '../tables.ts';

const events = logTable(roomLog, { table: 'consultations_event', owner: 'consultation_id' });

/** A consultation as its log says it is. */
export interface Room {
  id: string;
  row: ConsultationRow;
  /** The account that the advisor logs in with. */
  advisorUserId: string | null;
  log: readonly RoomEntry[];
  state: RoomState;
  proofs: Proofs;
}

export interface RoomContext {
  services: Services;
  at: Temporal.Instant;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isRoomId = (id: string): boolean => ID.test(id);

interface Found extends ConsultationRow {
  advisor_user_id: string | null;
  log: LogColumn;
}

const COLUMNS = sql`room.*, advisor.user_id as advisor_user_id, ${events.column(sql`room.id`)} as log`;
const FROM = sql`consultations_consultation room join advisors_advisor advisor on advisor.id = room.advisor_id`;

const dated = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
const msOf = (value: Date | null): number | null => (value === null ? null : value.getTime());

function roomOf({ log: column, advisor_user_id, ...found }: Found, log = events.fromColumn(column)): Room {
  const row: ConsultationRow = {
    ...found,
    ...{ member_seen_at: dated(found.member_seen_at), advisor_seen_at: dated(found.advisor_seen_at) },
  };
  return {
    ...{ id: row.id, row, advisorUserId: advisor_user_id, log, state: roomLog.fold(log) },
    proofs: { member: msOf(row.member_seen_at), advisor: msOf(row.advisor_seen_at) },
  };
}

export async function findRoom(db: Reader, id: string): Promise<Room | null> {
  if (!isRoomId(id)) return null;
  const [row] = await readRows(db, sql<Found>`select ${COLUMNS} from ${FROM} where room.id = ${id}`);
  return row ? roomOf(row) : null;
}

/** Whoever else would write to this room waits until the transaction ends. */
export async function lockRoom(tx: Writer, id: string): Promise<Room | null> {
  if (!isRoomId(id)) return null;
  const { rows } = await sql<Found>`select ${COLUMNS} from ${FROM} where room.id = ${id} for update of room`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return null;
  const log = events.fromColumn(row.log);
  // Who had to wait for the lock has the row as it is now, and the log as it was before.
  return roomOf(row, log.length === row.log_length ? log : await events.read(tx, id));
}

/** Several, in the order of their ids; those whose log was written meanwhile are left out. */
export async function lockRooms(tx: Writer, roomIds: readonly string[]): Promise<Map<string, Room>> {
  const ids = roomIds.filter(isRoomId);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select ${COLUMNS} from ${FROM} where room.id = any(${ids}::uuid[]) order by room.id for update of room`.execute(tx);
  const rooms = rows.map((row) => roomOf(row)).filter(({ log, row }) => log.length === row.log_length);
  return new Map(rooms.map((room) => [room.id, room]));
}

export const sideOf = (
  { row, advisorUserId }: { row: Pick<ConsultationRow, 'member_id' | 'phase'>; advisorUserId: string | null },
  userId: string,
): Side | null => {
  if (row.member_id === userId) return 'member';
  return advisorUserId === userId && row.phase !== 'none' ? 'advisor' : null;
};

/** The only way to reach a room: for nobody but its two. An advisor sees what was asked of them, not what is still to be paid. */
export async function roomFor(db: Reader, id: string, userId: string): Promise<{ room: Room; side: Side } | null> {
  const room = await findRoom(db, id);
  const side = room && sideOf(room, userId);
  return room && side ? { room, side } : null;
}

/** The same, locked. */
export async function lockRoomFor(tx: Writer, id: string, userId: string): Promise<{ room: Room; side: Side } | null> {
  const room = await lockRoom(tx, id);
  const side = room && sideOf(room, userId);
  return room && side ? { room, side } : null;
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** The instant of something that happens in a room now. */
export const roomInstant = ({ state, proofs }: Room, at: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(roomNowMs(state, proofs, at.epochMilliseconds));

/** Adds to the log of a locked room, with all that follows: its row, the advisor's status, who looks on. Throws where the log refuses. */
export async function appendEvent(
  tx: Writer,
  { services, at }: RoomContext,
  room: Room,
  event: RoomEvent,
): Promise<Room> {
  const [entry] = await events.append(tx, room.id, room.log, [event], roomInstant(room, at));
  if (!entry) throw new Error('One event makes one entry');
  const log = [...room.log, entry];
  const state = roomLog.fold(log);
  const change: ConsultationChange = {
    ...{ phase: state.phase, log_length: log.length, cap_seconds: state.capSeconds || room.row.cap_seconds },
    // What is over is settled, and its holds are let go, by whoever comes first.
    deadline_at: isoOrNull(
      isOver(state) ? (state.phase === 'settled' ? null : state.lastMs) : dueAtMs(state, room.proofs),
    ),
    ...(state.phase === 'requested' ? { requested_at: at.toString() } : {}),
    ...(isOver(state) && !isOver(room.state) ? { ended_at: at.toString() } : {}),
    ...(state.phase === 'settled' ? { settled_cents: state.settledCents } : {}),
  };
  await tx.updateTable('consultations_consultation').set(change).where('id', '=', room.id).execute();
  const occupation = { advisorId: room.row.advisor_id, roomId: room.id, now: at };
  if (isOpen(state) && !isOpen(room.state)) await enterRoom(tx, services, occupation);
  if (!isOpen(state) && isOpen(room.state)) await leaveRoom(tx, services, occupation);
  await services.channels.append(tx, roomChannel, room.id, { kind: 'event', entry });
  services.channels.changed(sidesChannel, room.id);
  if (room.advisorUserId) services.channels.changed(queueChannel, room.advisorUserId);
  if (room.row.member_id) userChanged(services, room.row.member_id);
  return { ...room, log, state, row: { ...room.row, phase: state.phase } };
}

/** The day on which the member last consulted the advisor: who was really with them may write a review. */
export async function lastConsulted(db: Reader, userId: string, advisorId: number): Promise<string | null> {
  const row = await db
    .selectFrom('consultations_consultation')
    .select(sql<string>`to_char(max(ended_at) at time zone 'Europe/Paris', 'YYYY-MM-DD')`.as('day'))
    .where('member_id', '=', userId)
    .where('advisor_id', '=', advisorId)
    .where('phase', 'in', ['ended', 'settled'])
    .executeTakeFirst();
  return row?.day ?? null;
}
