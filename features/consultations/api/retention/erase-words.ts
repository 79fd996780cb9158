import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { ErasedBecause } from './tables.ts';

/** Every channel of a room begins with it. */
const CHANNELS = 'consultations.%';

/**
 * Takes away every word of these consultations: messages and their pictures, the table, the advisor's note and summary, what the channels still hold. The log
 * of what happened and the receipt stay: they say how long and for how much, and nothing that was said. Repeatable.
 */
export async function eraseWords(
  tx: Writer,
  ids: readonly string[],
  why: ErasedBecause,
  now: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['consultations_message', 'consultations_draw', 'consultations_note'] as const)
    await tx.deleteFrom(table).where('consultation_id', 'in', ids).execute();
  await sql`delete from channel_log where channel like ${CHANNELS} and key = any (${ids}::text[])`.execute(tx);
  await tx.updateTable('consultations_consultation').set({ summary: null }).where('id', 'in', ids).execute();
  await tx
    .insertInto('consultations_erasure')
    .values(ids.map((id) => ({ consultation_id: id, at: now.toString(), why })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
