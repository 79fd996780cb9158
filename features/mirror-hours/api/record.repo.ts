import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Sighting } from '../engine/index.ts';
import type { Owner } from './owner.ts';
import type { RecordRow } from './tables.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const ownerColumns = (owner: Owner) =>
  'userId' in owner
    ? { user_id: owner.userId, visitor_uuid: null }
    : { user_id: null, visitor_uuid: owner.visitorUuid };

const keyOf = (owner: Owner) =>
  'userId' in owner ? (['user_id', owner.userId] as const) : (['visitor_uuid', owner.visitorUuid] as const);

export async function listRecords(db: Reader, owner: Owner): Promise<RecordRow[]> {
  const [column, value] = keyOf(owner);
  return db
    .selectFrom('mirror_hour_record')
    .selectAll()
    .where(column, '=', value)
    .orderBy('local_day', 'desc')
    .orderBy('hour', 'desc')
    .execute();
}

/** The latest hour that was noted in its own minute, the order of the engine's `latestFirst`. */
export async function findCurrent(db: Reader, userId: string): Promise<RecordRow | null> {
  const row = await db
    .selectFrom('mirror_hour_record')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_live', '=', true)
    .orderBy('local_day', 'desc')
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function countRecords(db: Reader, owner: Owner): Promise<number> {
  const [column, value] = keyOf(owner);
  const { count } = await db
    .selectFrom('mirror_hour_record')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewRecord extends Sighting {
  timezone: string;
}

/** Null when this hour was noted on that day already. */
export async function insertRecord(
  tx: Writer,
  owner: Owner,
  { date, hour, live, timezone }: NewRecord,
  now: Temporal.Instant,
): Promise<RecordRow | null> {
  const row = await tx
    .insertInto('mirror_hour_record')
    .values({
      ...{ id: newId(), ...ownerColumns(owner), local_day: date, hour, timezone, is_live: live },
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

interface Named {
  id?: string | undefined;
  date?: string | undefined;
  hour?: string | undefined;
}

/** By its id, or by its day and hour; false when the owner has no such record. */
export async function deleteRecord(tx: Writer, owner: Owner, { id, date, hour }: Named): Promise<boolean> {
  if (id ? !UUID.test(id) : !date || !hour) return false;
  const [column, value] = keyOf(owner);
  const own = tx.deleteFrom('mirror_hour_record').where(column, '=', value);
  const { numDeletedRows } = await (id
    ? own.where('id', '=', id)
    : own.where('local_day', '=', date ?? '').where('hour', '=', hour ?? '')
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when it is not a record of this member's. */
export async function markSeen(tx: Writer, userId: string, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('mirror_hour_record')
    .set({ have_seen: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many rows a statement takes at once. */
const BATCH = 500;

/**
 * What a device noted becomes the member's; an hour that the account has already stays as it is. In the caller's transaction, and repeatable:
 * rows leave the device's uuid and come to the account together.
 */
export async function moveToMember(
  tx: Writer,
  visitorUuid: string,
  userId: string,
): Promise<{ added: number; alreadyThere: number }> {
  const waiting = await tx
    .deleteFrom('mirror_hour_record')
    .where('visitor_uuid', '=', visitorUuid)
    .returningAll()
    .execute();
  let added = 0;
  for (let from = 0; from < waiting.length; from += BATCH) {
    const rows = waiting.slice(from, from + BATCH);
    const moved = await tx
      .insertInto('mirror_hour_record')
      .values(rows.map((row) => ({ ...row, id: newId(), user_id: userId, visitor_uuid: null })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    added += moved.length;
  }
  return { added, alreadyThere: waiting.length - added };
}

/** Rows of devices that were noted before a moment. Gives how many are gone. */
export async function forgetVisitors(tx: Writer, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mirror_hour_record')
    .where('visitor_uuid', 'is not', null)
    .where('created_at', '<', new Date(before.epochMilliseconds))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
