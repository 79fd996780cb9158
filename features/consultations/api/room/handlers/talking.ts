import { Failure, fail, handle } from '@solelune/contract/server';
import { decodeInTurn } from '@solelune/profile/api';
import { pause, present, send, sendPicture, sidesChannel, typing } from '../../../contract/room.ts';
import { isOpen, provenMs, type Side } from '../../../engine/index.ts';
import { TYPING_MS } from '../../../limits.ts';
import type { ConsultationChange } from '../../tables.ts';
import { keepMessage, OVER } from '../keep-message.ts';
import { writerOf } from '../message-writer.ts';
import { hear } from '../presence.ts';
import { appendEvent, lockRoomFor, type Room, roomFor } from '../room.ts';

export const presentHandler = handle(present, async ({ id, joined, delivered, read }, { db, who, services, now }) => {
  const found = await lockRoomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  const reach = reachOf(found.room, found.side, { delivered, read });
  const room = await hear(db, { services, at: now }, found, joined, reach ?? {});
  if (reach) services.channels.changed(sidesChannel, id);
  return {
    ...{ now: new Date(now.epochMilliseconds).toISOString(), phase: room.state.phase },
    log_length: room.log.length,
  };
});

/** Never further than there are messages, and never back; null where it is known already. */
function reachOf(
  { row }: Room,
  side: Side,
  said: { delivered?: number | undefined; read?: number | undefined },
): ConsultationChange | null {
  const read = Math.min(row.last_message, Math.max(row[`${side}_read`], said.read ?? 0));
  const delivered = Math.min(row.last_message, Math.max(row[`${side}_delivered`], said.delivered ?? 0, read));
  return read === row[`${side}_read`] && delivered === row[`${side}_delivered`]
    ? null
    : { [`${side}_read`]: read, [`${side}_delivered`]: delivered };
}

export const sendHandler = handle(send, ({ id, key, text }, { transaction, who, services, now }) =>
  writerOf(services).write(transaction, { roomId: id, userId: who.userId, key, text, now }),
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
  return transaction((tx) => keepMessage(tx, context, id, { key, text: null, picture: made.bytes }));
});

export const typingHandler = handle(typing, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (!found) return fail('not_found');
  if (!isOpen(found.room.state)) return {};
  await db
    .updateTable('consultations_consultation')
    .set({ [`${found.side}_typing_until`]: now.add({ milliseconds: TYPING_MS }).toString() })
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
  const room = await hear(db, context, found);
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
