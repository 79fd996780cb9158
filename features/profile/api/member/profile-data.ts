import { fail, handle } from '@solelune/contract/server';
import { profileData } from '../../contract.ts';
import { countByKind, listActivities } from '../activities/activity.repo.ts';
import { activityView } from '../activities/activity-view.ts';
import { listContacts } from '../contacts/contact.repo.ts';
import { contactView } from '../contacts/contact-view.ts';
import { signedAddresses } from '../photos/addresses.ts';
import { listPhotos } from '../photos/photo.repo.ts';
import { readConsents } from '../privacy/consent.repo.ts';
import { emptyMember, findMember, findUser } from './member.repo.ts';
import { profileView } from './profile-view.ts';
import { publicSettingsOf } from './public-view.ts';

/** How many of each the first page of the member area shows. */
const RECENT = 3;
const SHOTS = 5;

export const profileDataHandler = handle(profileData, async (_, { db, who, now }) => {
  const { userId } = who;
  const user = await findUser(db, userId);
  if (!user) return fail('login_required');
  const member = (await findMember(db, userId)) ?? emptyMember(userId);
  const photos = await listPhotos(db, userId);
  const counts = await countByKind(db, userId);
  const recent = await listActivities(db, { userId, kind: null, offset: 0, limit: RECENT });
  return {
    profile: profileView({ user, member, photo: photos.find(({ is_profile }) => is_profile), now }),
    contacts: (await listContacts(db, userId)).map(contactView),
    public: publicSettingsOf(member),
    email_topics: member.email_topics,
    consents: await readConsents(db, userId),
    recent_activities: recent.map(activityView),
    activities_count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    photos: photos.slice(0, SHOTS).map((photo) => signedAddresses(photo, now)),
    photos_count: photos.length,
  };
});
