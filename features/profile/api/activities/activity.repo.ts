import { newId, type Reader, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { ActivityKind } from '../../activity-kinds.ts';
import { UNDO_HOURS } from '../../limits.ts';
import { hoursBefore, toDate } from '../instants.ts';
import type { ActivityRow } from '../tables.ts';
import { isUuid } from '../uuid.ts';

interface Page {
  userId: string;
  /** Null for all. */
  kind: ActivityKind | null;
  offset: number;
  limit: number;
}

const kept = (db: Reader, userId: string) =>
  db.selectFrom('profile_activity').where('user_id', '=', userId).where('deleted_at', 'is', null);

export function listActivities(db: Reader, { userId, kind, offset, limit }: Page): Promise<ActivityRow[]> {
  return kept(db, userId)
    .selectAll()
    .$if(kind !== null, (query) => query.where('category', '=', kind as ActivityKind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countByKind(db: Reader, userId: string): Promise<Partial<Record<ActivityKind, number>>> {
  const rows = await kept(db, userId)
    .select(['category', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
  return Object.fromEntries(rows.map(({ category, count }) => [category, Number(count)]));
}

/** Another member's activity is not found, like one that never was. */
export async function findActivity(
  db: Reader,
  userId: string,
  id: string,
  kind: ActivityKind,
): Promise<ActivityRow | undefined> {
  if (!isUuid(id)) return undefined;
  return kept(db, userId).selectAll().where('id', '=', id).where('category', '=', kind).executeTakeFirst();
}

/** Those of the member's own that are still kept, in the order asked for. */
export async function findActivities(db: Reader, userId: string, ids: readonly string[]): Promise<ActivityRow[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await kept(db, userId).selectAll().where('id', 'in', known).execute();
  return known.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export type NewActivity = Omit<ActivityRow, 'id' | 'deleted_at' | 'created_at'>;

/** The same result is kept once: saved again, it comes back to the top of the list. */
export async function upsertActivity(
  tx: Writer,
  activity: NewActivity,
  now: Temporal.Instant,
): Promise<{ row: ActivityRow; wasKept: boolean }> {
  const created_at = toDate(now);
  const before = await tx
    .selectFrom('profile_activity')
    .select(['id', 'deleted_at'])
    .where('user_id', '=', activity.user_id)
    .where('digest', '=', activity.digest)
    .forUpdate()
    .executeTakeFirst();
  const row = await tx
    .insertInto('profile_activity')
    .values({ ...activity, payload: JSON.stringify(activity.payload), id: newId(), created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doUpdateSet({ deleted_at: null, created_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, wasKept: before !== undefined && before.deleted_at === null };
}

export async function removeActivity(tx: Writer, userId: string, id: string, now: Temporal.Instant): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('profile_activity')
    .set({ deleted_at: toDate(now) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function restoreActivity(
  tx: Writer,
  userId: string,
  id: string,
  now: Temporal.Instant,
): Promise<ActivityRow | undefined> {
  if (!isUuid(id)) return undefined;
  return tx
    .updateTable('profile_activity')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', hoursBefore(now, UNDO_HOURS))
    .returningAll()
    .executeTakeFirst();
}

/** For good, whether removed before or not: what was kept by a consent goes with it. Gives how many. */
export async function eraseSensitive(tx: Writer, userId: string, theme: string): Promise<number> {
  const { rows } = await sql`
    delete from profile_activity where user_id = ${userId} and sensitive_theme = ${theme} returning id
  `.execute(tx);
  return rows.length;
}
