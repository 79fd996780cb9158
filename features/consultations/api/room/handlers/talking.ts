import { type CallContext, Failure, fail, handle, type Who } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import { decodeInTurn } from '@solelune/profile/api';
import { sql } from 'kysely';
import {
  type Message,
  pause,
  present,
  roomChannel,
  send,
  sendPicture,
  sidesChannel,
  typing,
} from '../../../contract/room.ts';
import { isOpen, provenMs, type Side } from '../../../engine/index.ts';
import { prove } from '../presence.ts';
import { appendEvent, lockRoomFor, type Room, roomFor } from '../room.ts';
import { messageBody, pictureBytes } from '../sealed.ts';
import { tend } from '../tend.ts';
import { messageView } from '../view.ts';

const OVER = 'Cette consultation est terminée : on n’y écrit plus.';
const TYPING = { seconds: 6 };

export const presentHandler = handle(present, async ({ id, joined, delivered, read }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  const { side } = found;
  const { way } = found.room.row;
  // A conversation is proven by the page that shows it, a call by sound that came, a telephone by its provider and never by a page.
  const isProof = way === 'chat' || (way === 'call' && joined);
  const context = { services, at: now };
  const room = isProof ? await prove(db, context, found.room, side) : await tend(db, context, found.room);
  await noteReach(db, services.channels, found.room, side, { delivered, read });
  return {
    ...{ now: new Date(now.epochMilliseconds).toISOString(), phase: room.state.phase },
    log_length: room.log.length,
  };
});

/** Never further than there are messages, and never back. */
async function noteReach(
  tx: Writer,
  channels: CallContext['services']['channels'],
  { id, row }: Room,
  side: Side,
  reach: { delivered?: number | undefined; read?: number | undefined },
): Promise<void> {
  const read = Math.min(row.last_message, Math.max(row[`${side}_read`], reach.read ?? 0));
  const delivered = Math.min(row.last_message, Math.max(row[`${side}_delivered`], reach.delivered ?? 0, read));
  if (read === row[`${side}_read`] && delivered === row[`${side}_delivered`]) return;
  await tx
    .updateTable('consultations_consultation')
    .set({ [`${side}_read`]: read, [`${side}_delivered`]: delivered })
    .where('id', '=', id)
    .execute();
  channels.changed(sidesChannel, id);
}

interface Said {
  key: string;
  text: string | null;
  picture: Uint8Array | null;
}

/** Kept once under its author's key, numbered by the room, told to who follows. */
async function keep(
  tx: Writer,
  { services, who, now }: Pick<CallContext, 'services' | 'now'> & { who: Who },
  roomId: string,
  { key, text, picture }: Said,
): Promise<Message | Failure> {
  const found = await lockRoomFor(tx, roomId, who.userId);
  if (!found) return fail('not_found');
  const { room, side } = found;
  const known = await tx
    .selectFrom('consultations_message')
    .selectAll()
    .where('consultation_id', '=', roomId)
    .where('side', '=', side)
    .where('author_key', '=', key)
    .executeTakeFirst();
  if (known) return messageView(services, known);
  if (!isOpen(room.state)) return fail('conflict', { sentence: OVER });
  const id = newId();
  const number = room.row.last_message + 1;
  const body = text === null ? null : messageBody.seal(services.sealing, id, text);
  const at = new Date(now.epochMilliseconds).toISOString();
  await sql`with noted as (update consultations_consultation set last_message = ${number} where id = ${roomId})
    insert into consultations_message (id, consultation_id, number, side, author_key, body, has_picture, sent_at)
    values (${id}, ${roomId}, ${number}, ${side}, ${key}, ${body}, ${picture !== null}, ${at}::timestamptz)`.execute(
    tx,
  );
  if (picture)
    await tx
      .insertInto('consultations_picture')
      .values({ id, bytes: pictureBytes.seal(services.sealing, id, picture) })
      .execute();
  const message: Message = { id, number, by: side, key, text, picture: picture !== null, at };
  await services.channels.append(tx, roomChannel, roomId, { kind: 'message', message: { ...message, text: null } });
  return message;
}

export const sendHandler = handle(send, ({ id, key, text }, { db, ...context }) =>
  keep(db, context, id, { key, text, picture: null }),
);

export const sendPictureHandler = handle(sendPicture, async ({ id, key, files }, context) => {
  const { db, who, signal, transaction } = context;
  // Before anything is decoded: a stranger costs nothing.
  const found = await roomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  if (!isOpen(found.room.state)) return fail('conflict', { sentence: OVER });
  const [file] = files;
  if (!file) return fail('invalid_input', { fields: { files: 'Choisissez une image' } });
  const picture = await decodeInTurn(file.bytes, { userId: who.userId, field: 'files[0]', signal });
  if (picture instanceof Failure) return picture;
  const made = picture.files.find(({ size, format }) => size === 'large' && format === 'webp');
  if (!made) throw new Error('Every picture is made in webp');
  return transaction((tx) => keep(tx, context, id, { key, text: null, picture: made.bytes }));
});

export const typingHandler = handle(typing, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  if (!isOpen(found.room.state)) return {};
  await db
    .updateTable('consultations_consultation')
    .set({ [`${found.side}_typing_until`]: now.add(TYPING).toString() })
    .where('id', '=', id)
    .execute();
  services.channels.changed(sidesChannel, id);
  return {};
});

const NOT_NOW = 'Le compteur ne tourne pas : il n’y a rien à arrêter, ni à relancer.';

export const pauseHandler = handle(pause, async ({ id, paused }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  const context = { services, at: now };
  const room = await prove(db, context, found.room, found.side);
  const { phase, pause: current } = room.state;
  const from = new Date(provenMs(room.state, room.proofs)).toISOString();
  if (paused && phase === 'running') {
    const after = await appendEvent(db, context, room, { kind: 'paused', by: found.side, from, why: 'asked' });
    return { phase: after.state.phase };
  }
  if (!paused && phase === 'paused' && current?.why === 'asked') {
    const after = await appendEvent(db, context, room, { kind: 'resumed', by: found.side });
    return { phase: after.state.phase };
  }
  return fail('conflict', { sentence: NOT_NOW });
});
