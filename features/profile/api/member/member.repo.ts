import { type Reader, randomToken, type Writer } from '@solelune/platform';
import { toDate } from '../instants.ts';
import type { MemberRow } from '../tables.ts';

export const findMember = (db: Reader, userId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('profile_member').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** The day of birth that the member declared (YYYY-MM-DD); null: none yet. */
export const birthdateOf = async (db: Reader, userId: string): Promise<string | null> =>
  (await findMember(db, userId))?.birthdate ?? null;

export const findUser = (db: Reader, userId: string) =>
  db
    .selectFrom('account_user')
    .select(['firstname', 'email', 'email_verified_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Who has said nothing yet has an empty profile, not none. */
export const emptyMember = (userId: string): MemberRow => ({
  user_id: userId,
  lastname: null,
  gender: null,
  birthdate: null,
  birthtime: null,
  birthcity: null,
  current_city: null,
  fixed_phone: null,
  mobile_phone: null,
  slug: '',
  is_published: false,
  shown: [],
  email_topics: [],
  updated_at: new Date(0),
});

type Change = Partial<Omit<MemberRow, 'user_id' | 'updated_at'>>;

/** Writes what is given and leaves the rest; the row appears with the first thing that is said. */
export async function saveMember(
  tx: Writer,
  userId: string,
  change: Change,
  now: Temporal.Instant,
): Promise<MemberRow> {
  const given = { ...change, updated_at: toDate(now) };
  const { user_id: _, ...empty } = emptyMember(userId);
  return tx
    .insertInto('profile_member')
    .values({ ...empty, slug: randomSlug(), ...given, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** 80 random bits: until the member chooses an address, theirs cannot be guessed. */
export const randomSlug = (): string => `membre-${Buffer.from(randomToken(10), 'base64url').toString('hex')}`;

export const saveFirstname = (tx: Writer, userId: string, firstname: string) =>
  tx.updateTable('account_user').set({ firstname }).where('id', '=', userId).execute();

/** The published page at an address, with what it may need of the account. */
export const findPublished = (db: Reader, slug: string) =>
  db
    .selectFrom('profile_member')
    .innerJoin('account_user', 'account_user.id', 'profile_member.user_id')
    .selectAll('profile_member')
    .select(['account_user.firstname', 'account_user.created_at as signup_at'])
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .executeTakeFirst();

export async function isSlugTaken(db: Reader, slug: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profile_member')
    .select('user_id')
    .where('slug', '=', slug)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
