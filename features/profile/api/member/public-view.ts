import type { CallAnswer } from '@solelune/contract';
import type { publicProfile, publicSave } from '../../contract.ts';
import { PUBLIC_FIELDS, type PublicField } from '../../member-choices.ts';
import { birthSky } from '../birth/birth-sky.ts';
import { placeOf } from '../birth/places.ts';
import { publicAddresses } from '../photos/addresses.ts';
import type { MemberRow, PhotoRow } from '../tables.ts';

export const publicSettingsOf = (member: MemberRow): CallAnswer<typeof publicSave>['public'] => ({
  published: member.is_published,
  slug: member.slug,
  shown: PUBLIC_FIELDS.filter((field) => member.shown.includes(field)),
});

type PublishedRow = MemberRow & { firstname: string; signup_at: Date };

/** What the member chose to show, field by field; what was not chosen is not even read. */
export function publicView(row: PublishedRow, photo: PhotoRow | undefined): CallAnswer<typeof publicProfile>['member'] {
  const shows = (field: PublicField): boolean => row.shown.includes(field);
  return {
    slug: row.slug,
    firstname: shows('firstname') ? row.firstname : null,
    lastname: shows('lastname') ? row.lastname : null,
    photo: shows('photo') && photo ? publicAddresses(photo) : null,
    sun_sign: shows('sun_sign') ? (birthSky(row)?.sun ?? null) : null,
    current_city: shows('current_city') ? (placeOf(row.current_city)?.display_name ?? null) : null,
    birth_city: shows('birth_city') ? (placeOf(row.birthcity)?.display_name ?? null) : null,
    member_since: shows('member_since') ? row.signup_at.toISOString().slice(0, 7) : null,
  };
}
