import { type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { transcript, transcriptErase, transcriptLink } from '../../contract/transcript.ts';
import { isOver } from '../../engine/index.ts';
import { lockRoomFor, roomFor } from '../room/room.ts';
import { eraseWords } from './erase-words.ts';
import { readTranscript } from './read-transcript.ts';
import { transcriptText } from './transcript-text.ts';

export const transcriptHandler = handle(transcript, async ({ id }, { db, who, services }) => {
  const found = await roomFor(db, id, who.userId);
  return found ? readTranscript(db, services, found) : fail('not_found');
});

/** Asked again when the link is followed: what was erased meanwhile does not leave. */
export const transcriptDownload: Download = {
  name: 'consultations.transcript',
  find: async (id, { userId }, { db, services }) => {
    const found = await roomFor(db, id, userId);
    if (!found) return fail('not_found');
    const read = await readTranscript(db, services, found);
    if (read.erased_at) return fail('not_found');
    const name = `conversation-${(read.began_at ?? '').slice(0, 10)}.txt`;
    return { name, type: 'text/plain; charset=utf-8', body: Buffer.from(transcriptText(read)) };
  },
};

export const transcriptLinkHandler = handle(transcriptLink, async ({ id }, { db, who, services, now }) => {
  const found = await roomFor(db, id, who.userId);
  return found ? { address: downloadLink(services, transcriptDownload, id, who, now) } : fail('not_found');
});

const UNCONFIRMED = 'Cochez la case pour confirmer : ce qui est effacé ne revient pas';

export const transcriptEraseHandler = handle(transcriptErase, async ({ id, confirmed }, { db: tx, who, now }) => {
  const found = await lockRoomFor(tx, id, who.userId);
  if (found?.side !== 'member') return fail('not_found');
  if (!isOver(found.room.state)) return fail('conflict');
  if (!confirmed) return fail('invalid_input', { fields: { confirmed: UNCONFIRMED } });
  await eraseWords(tx, [id], 'member', now);
  return { erased_at: now.toString() };
});
