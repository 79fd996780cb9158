import { fail, handle } from '@solelune/contract/server';
import { photoChoose } from '../../contract.ts';
import { chooseProfilePhoto } from './photo.repo.ts';

export const photoChooseHandler = handle(photoChoose, async ({ id }, { db, who }) =>
  (await chooseProfilePhoto(db, who.userId, id)) ? { success: true } : fail('not_found'),
);
