import { type Failure, fail, type Services } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { type Message, roomChannel } from '../../contract/room.ts';
import { isOpen, type Side } from '../../engine/index.ts';
import type { MessageRow } from '../tables.ts';
import { lockPlaces, OVER } from './keep-message.ts';
import type { Written } from './message-writer.ts';
import { isRoomId, sideOf } from './room.ts';
import { messageBody } from './sealed.ts';
import { messageView } from './view.ts';

interface Asked {
  written: Written;
  side: Side;
  isOpen: boolean;
}

const nameOf = (roomId: string, side: Side, key: string) => `${roomId} ${side} ${key}`;

/** Messages of any rooms in four statements and two ways to the database and back: each kept once under its author's key, numbered by its room, in the order in which they came. */
export async function keepTogether(
  tx: Writer,
  services: Services,
  all: readonly Written[],
): Promise<(Message | Failure)[]> {
  // Asked together, done in this order: what is known is read when the rooms are locked.
  const [places, rows] = await Promise.all([
    lockPlaces(tx, [...new Set(all.map(({ roomId }) => roomId))]),
    findKnown(tx, all),
  ]);
  const asked = all.map((written): Asked | null => {
    const place = places.get(written.roomId);
    const side = place && sideOf({ row: place, advisorUserId: place.advisorUserId }, written.userId);
    return place && side ? { written, side, isOpen: isOpen(place) } : null;
  });
  const kept = new Map<string, Message>();
  for (const row of rows) kept.set(nameOf(row.consultation_id, row.side, row.author_key), messageView(services, row));
  const fresh: { roomId: string; message: Message }[] = [];
  const answers = asked.map((one): Message | Failure => {
    if (!one) return fail('not_found');
    const { roomId, key, text, now } = one.written;
    const name = nameOf(roomId, one.side, key);
    const known = kept.get(name);
    if (known) return known;
    const place = places.get(roomId);
    if (!place || !one.isOpen) return fail('conflict', { sentence: OVER });
    place.last_message += 1;
    const said = { id: newId(), number: place.last_message, by: one.side, key, text, picture: false };
    const message: Message = { ...said, at: new Date(now.epochMilliseconds).toISOString() };
    kept.set(name, message);
    fresh.push({ roomId, message });
    return message;
  });
  if (fresh.length > 0) await insertAll(tx, services, fresh);
  return answers;
}

/** Under these keys, by either side: whose a key is, is only known with the room. */
async function findKnown(tx: Writer, all: readonly Written[]): Promise<MessageRow[]> {
  const named = all.filter(({ roomId }) => isRoomId(roomId));
  if (named.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select message.id, message.consultation_id, message.number, message.side, message.author_key, message.body, message.has_picture, message.sent_at
    from unnest(${named.map(({ roomId }) => roomId)}::uuid[], ${named.map(({ key }) => key)}::text[]) as named (room, key)
    join consultations_message message
      on message.consultation_id = named.room and message.author_key = named.key and message.side in ('member', 'advisor')`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, sent_at: new Date(row.sent_at) }));
}

async function insertAll(
  tx: Writer,
  services: Services,
  fresh: readonly { roomId: string; message: Message }[],
): Promise<void> {
  const rows = fresh.map(({ roomId, message: { id, number, by, key, text, at } }) => ({
    ...{ id, room: roomId, number, side: by, key, at },
    body: messageBody.seal(services.sealing, id, text ?? ''),
  }));
  const entries = fresh.map(({ roomId, message }) => ({
    key: roomId,
    entry: { kind: 'message' as const, message: { ...message, text: null } },
    told: { kind: 'message' as const, message },
  }));
  await Promise.all([
    sql`
      with given as (
        select id, room, number, side, key, body, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id uuid, room uuid, number integer, side text, key text, body text, at timestamptz)
      ), noted as (
        update consultations_consultation room set last_message = last.number
        from (select room, max(number) as number from given group by room) last where room.id = last.room
      )
      insert into consultations_message (id, consultation_id, number, side, author_key, body, sent_at)
      select id, room, number, side, key, body, at from given`.execute(tx),
    services.channels.appendAll(tx, roomChannel, entries),
  ]);
}
