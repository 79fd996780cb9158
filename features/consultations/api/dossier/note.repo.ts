import { newId, type Reader, type Sealing, sealedText, type Writer } from '@solelune/platform';
import './tables.ts';

/** An advisor's own words: theirs alone, and the database cannot read them. */
export const noteBody = sealedText('consultations_note', 'body');

export interface Note {
  body: string;
  savedAt: Date;
}

const rowOf = (db: Reader, consultationId: string) =>
  db.selectFrom('consultations_note').selectAll().where('consultation_id', '=', consultationId).executeTakeFirst();

export async function readNote(db: Reader, sealing: Sealing, consultationId: string): Promise<Note | null> {
  const row = await rowOf(db, consultationId);
  return row ? { body: noteBody.open(sealing, row.id, row.body), savedAt: row.saved_at } : null;
}

/** The row of a locked room: one note each, the last one written. */
export async function saveNote(
  tx: Writer,
  sealing: Sealing,
  consultationId: string,
  text: string,
  now: Temporal.Instant,
): Promise<void> {
  const id = (await rowOf(tx, consultationId))?.id ?? newId();
  const kept = { body: noteBody.seal(sealing, id, text), saved_at: now.toString() };
  await tx
    .insertInto('consultations_note')
    .values({ id, consultation_id: consultationId, ...kept })
    .onConflict((conflict) => conflict.column('consultation_id').doUpdateSet(kept))
    .execute();
}

export const eraseNote = (tx: Writer, consultationId: string) =>
  tx.deleteFrom('consultations_note').where('consultation_id', '=', consultationId).execute();
