import { randomBytes } from 'node:crypto';
import { userChanged } from '@solelune/account/api';
import { type CallContext, Failure, fail, handle, type Who } from '@solelune/contract/server';
import { type Files, newId } from '@solelune/platform';
import { photosUpload } from '../../contract.ts';
import { PHOTOS_MAX } from '../../limits.ts';
import { toDate } from '../instants.ts';
import { lockMember } from '../lock-member.ts';
import { publicPageChanged } from '../member/public-page-changed.ts';
import { rewardCompletion } from '../member/reward-completion.ts';
import type { PhotoRow } from '../tables.ts';
import { decodeInTurn } from './decode-in-turn.ts';
import { insertPhoto, listPhotos } from './photo.repo.ts';
import { photoView } from './photo-view.ts';
import type { Picture } from './read-picture.ts';
import { fileKey, fileKeys } from './renditions.ts';

const full = () =>
  fail('conflict', { sentence: `Vous avez déjà ${PHOTOS_MAX} photos. Effacez-en une pour en ajouter une autre.` });

export const photosUploadHandler = handle(photosUpload, async ({ files }, context) => {
  const { db, who, now, services, signal } = context;
  // Before any picture is decoded: who has no room left costs nothing.
  if ((await listPhotos(db, who.userId)).length + files.length > PHOTOS_MAX) return full();
  const pictures: Picture[] = [];
  for (const [index, { bytes }] of files.entries()) {
    const picture = await decodeInTurn(bytes, { userId: who.userId, field: `files[${index}]`, signal });
    if (picture instanceof Failure) return picture;
    pictures.push(picture);
  }
  const photos: PhotoRow[] = [];
  for (const picture of pictures) {
    const photo = await keep(picture, context);
    if (!photo) return full();
    photos.push(photo);
  }
  userChanged(services, who.userId);
  return { photos: photos.map((photo) => photoView(photo, now)) };
});

/** Files first: a row never names what is not there. Null when another request took the last place meanwhile. */
async function keep(
  { width, height, files: made }: Picture,
  { who: { userId }, transaction, services: { files, pages }, now }: CallContext & { who: Who },
): Promise<PhotoRow | null> {
  const id = newId();
  try {
    for (const { size, format, bytes } of made)
      await files.put(fileKey(id, size, format), bytes, { contentType: `image/${format}` });
    const row = await transaction(async (tx) => {
      await lockMember(tx, userId);
      const before = await listPhotos(tx, userId);
      if (before.length >= PHOTOS_MAX) return null;
      const is_profile = !before.some((photo) => photo.is_profile);
      const created_at = toDate(now);
      const inserted = await insertPhoto(tx, {
        id,
        user_id: userId,
        width,
        height,
        is_profile,
        address_key: randomBytes(32),
        created_at,
      });
      await publicPageChanged(pages, tx, userId);
      await rewardCompletion(tx, userId, now);
      return inserted;
    });
    if (!row) await forget(files, id);
    return row;
  } catch (error) {
    await forget(files, id);
    throw error;
  }
}

async function forget(files: Files, id: string): Promise<void> {
  for (const key of fileKeys(id)) await files.delete(key);
}
