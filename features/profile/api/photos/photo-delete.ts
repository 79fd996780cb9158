import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { photoDelete } from '../../contract.ts';
import { deletePhoto } from './photo.repo.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';

/** Not declared as writing: the files must go after the row is gone for good. */
export const photoDeleteHandler = handle(photoDelete, async ({ id }, context) => {
  const isGone = await context.transaction((tx) => deletePhoto(tx, context.who.userId, id));
  if (!isGone) return fail('not_found');
  userChanged(context.services, context.who.userId);
  await sweepLeftovers(context);
  return { success: true };
});
