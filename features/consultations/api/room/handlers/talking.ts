import { Failure, fail, handle } from '@solelune/contract/server';
import { decodeInTurn } from '@solelune/profile/api';
import { pause, present, send, sendPicture, sidesChannel, typing } from '../../../contract/room.ts';
import { isOpen, provenMs } from '../../../engine/index.ts';
import { TYPING_MS } from '../../../limits.ts';
import { keepMessage, OVER } from '../keep-message.ts';
import { writerOf } from '../message-writer.ts';
import { hear } from '../presence.ts';
import { proofsOf } from '../proof-writer.ts';
import { appendEvent, lockRoomFor, roomFor } from '../room.ts';

export const presentHandler = handle(present, async ({ id, ...said }, { transaction, who, services, now }) => {
  const heard = await proofsOf(services).keep(transaction, { roomId: id, userId: who.userId, ...said, now });
  if (heard instanceof Failure) return heard;
  const { phase, logLength } = heard;
  return { now: new Date(now.epochMilliseconds).toISOString(), phase, log_length: logLength };
});

export const sendHandler = handle(send, ({ id, key, text }, { transaction, who, services, now }) =>
  writerOf(services).keep(transaction, { roomId: id, userId: who.userId, key, text, now }),
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
