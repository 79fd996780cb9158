import type { Database } from '@solelune/platform';
import type {} from '../tables.ts';

/** What each room has kept, in its own order. */
export async function readKept(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { number: number; key: string }[]>> {
  const rows = await database.query
    .selectFrom('consultations_message')
    .select(['consultation_id', 'number', 'author_key as key'])
    .where('consultation_id', 'in', ids)
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, ({ consultation_id }) => consultation_id);
}
