import { fail, handle } from '@solelune/contract/server';
import { note, noteSave } from '../../contract/dossier.ts';
import { lockRoomFor, roomFor } from '../room/room.ts';
import { eraseNote, readNote, saveNote } from './note.repo.ts';

export const noteHandler = handle(note, async ({ id }, { db, who, services: { sealing } }) => {
  const found = await roomFor(db, id, who.userId);
  if (found?.side !== 'advisor') return fail('not_found');
  const kept = await readNote(db, sealing, id);
  return { body: kept?.body ?? '', saved_at: kept?.savedAt.toISOString() ?? null };
});

export const noteSaveHandler = handle(noteSave, async ({ id, body }, { db: tx, who, services: { sealing }, now }) => {
  const found = await lockRoomFor(tx, id, who.userId);
  if (found?.side !== 'advisor') return fail('not_found');
  if (!body) {
    await eraseNote(tx, id);
    return { saved_at: null };
  }
  await saveNote(tx, sealing, id, body, now);
  return { saved_at: now.toString() };
});
