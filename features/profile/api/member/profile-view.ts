import type { Profile } from '../../contract/profile.ts';
import { completionOf } from '../../engine/index.ts';
import { birthSky } from '../birth/birth-sky.ts';
import { labelled } from '../birth/places.ts';
import { underBothNames } from '../birth/under-both-names.ts';
import { signedAddresses } from '../photos/addresses.ts';
import type { MemberRow, PhotoRow } from '../tables.ts';
import { shownPhone } from './phones.ts';
import { birthRevision, identityRevision } from './revision.ts';

interface Parts {
  user: { firstname: string; email: string; created_at: Date };
  member: MemberRow;
  photo: PhotoRow | undefined;
  now: Temporal.Instant;
}

/** The profile as its own member sees it. */
export function profileView({ user, member, photo, now }: Parts): Profile {
  const { lastname, gender, birthdate, birthtime } = member;
  return {
    firstname: user.firstname,
    lastname,
    email: user.email,
    gender,
    ...underBothNames(member),
    birthtime,
    current_city: labelled(member.current_city),
    fixed_phone: shownPhone(member.fixed_phone),
    mobile_phone: shownPhone(member.mobile_phone),
    photo: photo ? signedAddresses(photo, now) : null,
    signup_date: user.created_at.toISOString(),
    completion: completionOf({
      photo: photo !== undefined,
      firstname: user.firstname !== '',
      lastname: lastname !== null,
      birth_date: birthdate !== null,
      birth_city: member.birthcity !== null,
      current_city: member.current_city !== null,
      fixed_phone: member.fixed_phone !== null,
      mobile_phone: member.mobile_phone !== null,
    }),
    sky: birthSky(member),
    revisions: { identity: identityRevision(user, member), birth: birthRevision(member) },
  };
}
