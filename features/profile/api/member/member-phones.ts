import type { Reader } from '@solelune/platform';

/** The numbers that a member wrote in their profile, in international form. */
export async function memberPhones(
  db: Reader,
  userId: string,
): Promise<{ mobile: string | null; fixed: string | null }> {
  const row = await db
    .selectFrom('profile_member')
    .select(['mobile_phone', 'fixed_phone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { mobile: row?.mobile_phone ?? null, fixed: row?.fixed_phone ?? null };
}
