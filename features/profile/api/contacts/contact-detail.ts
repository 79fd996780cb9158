import { fail, handle } from '@solelune/contract/server';
import { contactDetail } from '../../contract.ts';
import { findContact } from './contact.repo.ts';
import { contactView } from './contact-view.ts';

export const contactDetailHandler = handle(contactDetail, async ({ contactId }, { db, who }) => {
  const row = await findContact(db, who.userId, contactId);
  return row ? { contact: contactView(row) } : fail('not_found');
});
