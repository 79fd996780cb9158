import { fail, handle } from '@solelune/contract/server';
import { photoDelete } from '../../contract.ts';
import { deletePhoto } from './photo.repo.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';

/** Not declared as writing: its one statement is whole by itself, and the files must go after it is committed. */
export const photoDeleteHandler = handle(photoDelete, async ({ id }, { db, who, services }) => {
  if (!(await deletePhoto(db, who.userId, id))) return fail('not_found');
  await sweepLeftovers(db, services.files);
  return { success: true };
});
