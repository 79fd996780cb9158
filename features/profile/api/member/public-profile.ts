import { fail, handle } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import { publicProfile } from '../../contract.ts';
import { findProfilePhoto } from '../photos/photo.repo.ts';
import { findPublished } from './member.repo.ts';
import { publicView } from './public-view.ts';

/** A page that is not published and one that never was are the same 404. */
export const publicProfileHandler = handle(publicProfile, async ({ slug }, { db }) => {
  const row = await findPublished(db, slug);
  if (!row) return fail('not_found');
  const member = publicView(row, row.shown.includes('photo') ? await findProfilePhoto(db, row.user_id) : undefined);
  return {
    member,
    __META__: { title: member.firstname ? `Profil ${de(member.firstname)}` : 'Un membre', noindex: true },
  };
});
