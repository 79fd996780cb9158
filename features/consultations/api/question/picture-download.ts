import { findAdvisorOfUser } from '@solelune/advisors/api';
import { type Download, fail } from '@solelune/contract/server';
import { findPicture, isUuid, sealedPicture } from './question.repo.ts';

/** A picture that was joined: to who sent it, and to who was asked once it is paid for. */
export const pictureDownload: Download = {
  name: 'consultations.question-picture',
  find: async (id, { userId }, { db, services }) => {
    const picture = isUuid(id) ? await findPicture(db, id) : undefined;
    if (!picture) return fail('not_found');
    const isAsked = async () =>
      picture.status !== 'draft' && (await findAdvisorOfUser(db, userId))?.id === picture.advisor_id;
    if (picture.user_id !== userId && !(await isAsked())) return fail('not_found');
    const body = sealedPicture.open(services.sealing, picture.id, picture.bytes);
    return { name: 'image.jpg', type: 'image/jpeg', body };
  },
};
