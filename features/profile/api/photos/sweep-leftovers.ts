import type { Files, Reader } from '@solelune/platform';
import { fileKeys } from './renditions.ts';

/** Deletes the files of photos that are gone; may be repeated, and is, by a job. */
export async function sweepLeftovers(db: Reader, files: Files): Promise<number> {
  const leftovers = await db.selectFrom('profile_photo_leftover').select('photo_id').limit(500).execute();
  for (const { photo_id } of leftovers) {
    for (const key of fileKeys(photo_id)) await files.delete(key);
    await db.deleteFrom('profile_photo_leftover').where('photo_id', '=', photo_id).execute();
  }
  return leftovers.length;
}
