import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { photoDelete } from '../../contract.ts';
import { publicPageChanged } from '../member/public-page-changed.ts';
import { deletePhoto } from './photo.repo.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';

/** Not declared as writing: the files must go after the row is gone for good. */
export const photoDeleteHandler = handle(photoDelete, async ({ id }, context) => {
  const { userId } = context.who;
  const isGone = await context.transaction(async (tx) => {
    await publicPageChanged(context.services.pages, tx, userId);
    return deletePhoto(tx, userId, id);
  });
  if (!isGone) return fail('not_found');
  userChanged(context.services, context.who.userId);
  await sweepLeftovers(context);
  return { success: true };
});
