import { type CallContext, type Failure, fail, type Who } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { type Message, roomChannel } from '../../contract/room.ts';
import { isOpen, type Side } from '../../engine/index.ts';
import type { ConsultationRow } from '../tables.ts';
import { isRoomId, sideOf } from './room.ts';
import { messageBody, pictureBytes } from './sealed.ts';
import { messageView } from './view.ts';

export const OVER = 'Cette consultation est terminée : on n’y écrit plus.';

interface Said {
  key: string;
  text: string | null;
  picture: Uint8Array | null;
}

type Place = Pick<ConsultationRow, 'phase' | 'last_message' | 'member_id'> & { advisorUserId: string | null };

/** What messages need of their rooms, locked: the log is nothing to them, and a thousand messages a second would each read it. */
export async function lockPlaces(tx: Writer, roomIds: readonly string[]): Promise<Map<string, Place>> {
  const ids = roomIds.filter(isRoomId);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Place & { id: string }>`
    select room.id, room.phase, room.last_message, room.member_id, advisor.user_id as "advisorUserId"
    from consultations_consultation room join advisors_advisor advisor on advisor.id = room.advisor_id
    where room.id = any(${ids}::uuid[]) order by room.id for update of room`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Kept once under its author's key, numbered by the room, told to who follows. */
export async function keepMessage(
  tx: Writer,
  { services, who, now }: Pick<CallContext, 'services' | 'now'> & { who: Pick<Who, 'userId'> },
  roomId: string,
  said: Said,
): Promise<Message | Failure> {
  const place = (await lockPlaces(tx, [roomId])).get(roomId);
  const side = place && sideOf({ row: place, advisorUserId: place.advisorUserId }, who.userId);
  if (!place || !side) return fail('not_found');
  const { key, text, picture } = said;
  const known = async () => {
    const row = await findKnown(tx, roomId, side, key);
    return row ? messageView(services, row) : null;
  };
  if (!isOpen(place)) return (await known()) ?? fail('conflict', { sentence: OVER });
  const id = newId();
  const number = place.last_message + 1;
  const body = text === null ? null : messageBody.seal(services.sealing, id, text);
  const at = new Date(now.epochMilliseconds).toISOString();
  const { rows } = await sql`
    with kept as (
      insert into consultations_message (id, consultation_id, number, side, author_key, body, has_picture, sent_at)
      values (${id}, ${roomId}, ${number}, ${side}, ${key}, ${body}, ${picture !== null}, ${at}::timestamptz)
      on conflict (consultation_id, side, author_key) do nothing returning number
    ), noted as (
      update consultations_consultation set last_message = ${number} where id = ${roomId} and exists (select from kept)
    )
    select number from kept`.execute(tx);
  const before = rows.length === 0 ? await known() : null;
  if (before) return before;
  if (picture)
    await tx
      .insertInto('consultations_picture')
      .values({ id, bytes: pictureBytes.seal(services.sealing, id, picture) })
      .execute();
  const message: Message = { id, number, by: side, key, text, picture: picture !== null, at };
  await services.channels.append(tx, roomChannel, roomId, { kind: 'message', message: { ...message, text: null } });
  return message;
}

const findKnown = (tx: Writer, roomId: string, side: Side, key: string) =>
  tx
    .selectFrom('consultations_message')
    .selectAll()
    .where('consultation_id', '=', roomId)
    .where('side', '=', side)
    .where('author_key', '=', key)
    .executeTakeFirst();
