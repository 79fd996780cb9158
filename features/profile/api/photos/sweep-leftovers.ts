import type { FeatureParts, Services } from '@solelune/contract/server';
import { fileKeys } from './renditions.ts';

interface Sweeping extends Pick<FeatureParts, 'db' | 'transaction'> {
  services: Pick<Services, 'files'>;
}

/** Deletes the files of photos that are gone; may be repeated, and is, by a job. */
export async function sweepLeftovers({ db, transaction, services }: Sweeping): Promise<number> {
  const leftovers = await db.selectFrom('profile_photo_leftover').select('photo_id').limit(500).execute();
  for (const { photo_id } of leftovers) {
    for (const key of fileKeys(photo_id)) await services.files.delete(key);
    await transaction((tx) => tx.deleteFrom('profile_photo_leftover').where('photo_id', '=', photo_id).execute());
  }
  return leftovers.length;
}
