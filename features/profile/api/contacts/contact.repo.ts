import { newId, type Reader, type Writer } from '@solelune/platform';
import { toDate } from '../instants.ts';
import type { ContactRow } from '../tables.ts';
import { isUuid } from '../uuid.ts';

export const listContacts = (db: Reader, userId: string): Promise<ContactRow[]> =>
  db
    .selectFrom('profile_contact')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Another member's contact is not found, like one that never was. */
export async function findContact(db: Reader, userId: string, id: string): Promise<ContactRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('profile_contact')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type ContactBirth = Omit<ContactRow, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

export function insertContact(
  tx: Writer,
  userId: string,
  birth: ContactBirth,
  now: Temporal.Instant,
): Promise<ContactRow> {
  const at = toDate(now);
  return tx
    .insertInto('profile_contact')
    .values({ id: newId(), user_id: userId, ...birth, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateContact(
  tx: Writer,
  userId: string,
  id: string,
  birth: ContactBirth,
  now: Temporal.Instant,
): Promise<ContactRow | undefined> {
  if (!isUuid(id)) return undefined;
  return tx
    .updateTable('profile_contact')
    .set({ ...birth, updated_at: toDate(now) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteContact(tx: Writer, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('profile_contact')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
