import { handle } from '@solelune/contract/server';
import { photosGet } from '../../contract.ts';
import { PHOTOS_MAX } from '../../limits.ts';
import { listPhotos } from './photo.repo.ts';
import { photoView } from './photo-view.ts';

export const photosGetHandler = handle(photosGet, async (_, { db, who, now }) => ({
  photos: (await listPhotos(db, who.userId)).map((photo) => photoView(photo, now)),
  max: PHOTOS_MAX,
}));
