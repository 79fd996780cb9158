import type { Reader } from '@solelune/platform';
import type { Profile } from '../../contract/profile.ts';
import { findProfilePhoto } from '../photos/photo.repo.ts';
import { emptyMember, findMember, findUser } from './member.repo.ts';
import { profileView } from './profile-view.ts';

/** Null when the account went away between the token and this line. */
export async function readProfile(db: Reader, userId: string, now: Temporal.Instant): Promise<Profile | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const member = (await findMember(db, userId)) ?? emptyMember(userId);
  return profileView({ user, member, photo: await findProfilePhoto(db, userId), now });
}
