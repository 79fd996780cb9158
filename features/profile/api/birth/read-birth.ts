import type { Reader } from '@solelune/platform';
import { findMember, findUser } from '../member/member.repo.ts';
import { labelled } from './places.ts';

/** What a member says of their own birth, for features that were allowed to show it. */
export interface OwnBirth {
  firstname: string;
  /** ISO, in the calendar of its time. */
  birthdate: string;
  birthtime: string | null;
  birthcity: { id: string; label: string } | null;
}

/** Null while the day is not known. */
export async function readBirth(db: Reader, userId: string): Promise<OwnBirth | null> {
  const [user, member] = [await findUser(db, userId), await findMember(db, userId)];
  if (!user || !member?.birthdate) return null;
  const { birthdate, birthtime, birthcity } = member;
  return { firstname: user.firstname, birthdate, birthtime, birthcity: labelled(birthcity) };
}
