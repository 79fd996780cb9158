import type { Reader, Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { PhotoRow } from '../tables.ts';
import { isUuid } from '../uuid.ts';

export const listPhotos = (db: Reader, userId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom('profile_photo')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findProfilePhoto = (db: Reader, userId: string): Promise<PhotoRow | undefined> =>
  db
    .selectFrom('profile_photo')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_profile', '=', true)
    .executeTakeFirst();

/** Whoever's it is, and whether its owner shows it to everyone. */
export async function findPhotoToShow(
  db: Reader,
  id: string,
): Promise<(PhotoRow & { is_public: boolean }) | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db
    .selectFrom('profile_photo')
    .leftJoin('profile_member', 'profile_member.user_id', 'profile_photo.user_id')
    .selectAll('profile_photo')
    .select(['profile_member.is_published', 'profile_member.shown'])
    .where('profile_photo.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { is_published, shown, ...photo } = row;
  return { ...photo, is_public: photo.is_profile && is_published === true && (shown ?? []).includes('photo') };
}

export const insertPhoto = (tx: Writer, photo: PhotoRow): Promise<PhotoRow> =>
  tx.insertInto('profile_photo').values(photo).returningAll().executeTakeFirstOrThrow();

export async function chooseProfilePhoto(tx: Writer, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = tx.updateTable('profile_photo').where('user_id', '=', userId);
  await own.set({ is_profile: false }).where('id', '!=', id).where('is_profile', '=', true).execute();
  const { numUpdatedRows } = await own.set({ is_profile: true }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row goes and its files are noted for the sweep, in one statement. */
export async function deletePhoto(tx: Writer, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`
    with gone as (delete from profile_photo where id = ${id} and user_id = ${userId} returning id)
    insert into profile_photo_leftover (photo_id) select id from gone returning photo_id
  `.execute(tx);
  return rows.length > 0;
}

export const deleteAllPhotos = (tx: Writer, userId: string) =>
  sql`
    with gone as (delete from profile_photo where user_id = ${userId} returning id)
    insert into profile_photo_leftover (photo_id) select id from gone
  `.execute(tx);
