import type { Reader } from '@solelune/platform';

/** What the current user needs of the member area, in one query: it is asked every few seconds for each member. */
export const findUserPart = (db: Reader, userId: string) =>
  db
    .selectFrom('account_user')
    .leftJoin('profile_member', 'profile_member.user_id', 'account_user.id')
    .leftJoin('profile_photo', (join) =>
      join.onRef('profile_photo.user_id', '=', 'account_user.id').on('profile_photo.is_profile', '=', true),
    )
    .select(['account_user.firstname', 'profile_photo.id as photo_id', 'profile_photo.address_key'])
    .select(({ ref }) => [
      ref('profile_member.user_id').as('member_id'),
      ref('profile_member.birthcity').as('birthcity'),
      ref('profile_member.birthdate').as('birthdate'),
      ref('profile_member.birthtime').as('birthtime'),
      ref('profile_member.lastname').as('lastname'),
      ref('profile_member.gender').as('gender'),
    ])
    .where('account_user.id', '=', userId)
    .executeTakeFirst();
