import type { AccountExtension } from '@solelune/account/api';
import { listContacts } from './contacts/contact.repo.ts';
import { findMember, findUser } from './member/member.repo.ts';
import { signedAddresses } from './photos/addresses.ts';
import { deleteAllPhotos, findProfilePhoto } from './photos/photo.repo.ts';
import { exportProfile } from './privacy/export-profile.ts';

/** What the member area adds to an account: the picture, the birth and the contacts of the current user, its part of the export, and what goes with it. */
export const profileExtension: AccountExtension = {
  feature: 'profile',
  async userPart(db, userId, now) {
    const member = await findMember(db, userId);
    const photo = await findProfilePhoto(db, userId);
    const contacts = await listContacts(db, userId);
    const user = member && (await findUser(db, userId));
    return {
      picture: photo ? signedAddresses(photo, now).small : null,
      astro: member
        ? {
            birthcity: member.birthcity,
            birthdate: member.birthdate,
            birthtime: member.birthtime,
            contact_id: null,
            firstname: user?.firstname ?? null,
            lastname: member.lastname,
            gender: member.gender,
          }
        : null,
      contacts: contacts.map(({ id, firstname, birthcity, birthdate, birthtime }) => ({
        contact_id: id,
        firstname,
        birthcity,
        birthdate,
        birthtime,
      })),
    };
  },
  exportOf: exportProfile,
  /** The rows go with the account's own (on delete cascade); the files are noted for the sweep. */
  async onAccountDeletion(tx, userId) {
    await deleteAllPhotos(tx, userId);
  },
};
