import { userChanged } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { contactDelete } from '../../contract.ts';
import { deleteContact } from './contact.repo.ts';

export const contactDeleteHandler = handle(contactDelete, async ({ id }, { db, who, services }) => {
  if (!(await deleteContact(db, who.userId, id))) return fail('not_found');
  userChanged(services, who.userId);
  return { success: true };
});
