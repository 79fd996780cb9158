import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { photoChoose } from '../../contract.ts';
import { publicPageChanged } from '../member/public-page-changed.ts';
import { chooseProfilePhoto } from './photo.repo.ts';

export const photoChooseHandler = handle(photoChoose, async ({ id }, { db, who, services }) => {
  if (!(await chooseProfilePhoto(db, who.userId, id))) return fail('not_found');
  userChanged(services, who.userId);
  await publicPageChanged(services.pages, db, who.userId);
  return { success: true };
});
