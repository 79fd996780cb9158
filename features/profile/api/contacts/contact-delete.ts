import { fail, handle } from '@solelune/contract/server';
import { contactDelete } from '../../contract.ts';
import { deleteContact } from './contact.repo.ts';

export const contactDeleteHandler = handle(contactDelete, async ({ id }, { db, who }) =>
  (await deleteContact(db, who.userId, id)) ? { success: true } : fail('not_found'),
);
