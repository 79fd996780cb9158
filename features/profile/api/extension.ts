import type { MemberHooks } from '@solelune/contract/server';
import { listContacts } from './contacts/contact.repo.ts';
import { publicPageChanged } from './member/public-page-changed.ts';
import { rewardCompletion } from './member/reward-completion.ts';
import { sendWelcome } from './messages/welcome-message.ts';
import { signedAddresses } from './photos/addresses.ts';
import { deleteAllPhotos } from './photos/photo.repo.ts';
import { exportProfile } from './privacy/export-profile.ts';
import { findUserPart } from './user-part.repo.ts';

/** What the member area adds to an account: the picture, the birth and the contacts of the current user, a first message, its part of the export, and what goes with it. */
export const profileExtension: MemberHooks = {
  async userPart(db, userId, now) {
    const part = await findUserPart(db, userId);
    if (!part) return {};
    const { photo_id, address_key, member_id, birthcity, birthdate, birthtime, firstname, lastname, gender } = part;
    const contacts = await listContacts(db, userId);
    return {
      picture: photo_id && address_key ? signedAddresses({ id: photo_id, address_key }, now).small : null,
      astro: member_id ? { birthcity, birthdate, birthtime, contact_id: null, firstname, lastname, gender } : null,
      contacts: contacts.map((contact) => ({
        contact_id: contact.id,
        firstname: contact.firstname,
        birthcity: contact.birthcity,
        birthdate: contact.birthdate,
        birthtime: contact.birthtime,
      })),
    };
  },
  onSignup: sendWelcome,
  onAddressConfirmed: rewardCompletion,
  exportOf: exportProfile,
  /** The rows go with the account's own (on delete cascade), the public page with them; the files are noted for the sweep. */
  async onAccountDeletion(tx, userId, { pages }) {
    await publicPageChanged(pages, tx, userId);
    await deleteAllPhotos(tx, userId);
  },
};
