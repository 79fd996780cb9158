import type { Reader } from '@solelune/platform';
import type { Prices } from '../engine/index.ts';
import { portraitUrl } from '../portraits/address.ts';
import type { AdvisorRow } from './tables.ts';

/** What other features need of an advisor; their page, status and reviews are this feature's own. */
export interface Advisor {
  /** The number that their status is followed by. */
  id: number;
  /** Owner of `payable` in the ledger: `payable(advisor.accountId)`. */
  accountId: string;
  /** The account that they log in with. */
  userId: string | null;
  slug: string;
  name: string;
  gender: 'f' | 'm' | 'neutral';
  /** IANA name. */
  timeZone: string;
  /** Per minute, and per letter. */
  prices: Prices;
  writtenDelayHours: number | null;
  /** False: nobody can consult them any more. */
  isListed: boolean;
  isDemo: boolean;
}

export const asAdvisor = (row: AdvisorRow): Advisor => ({
  ...{ id: row.id, accountId: row.account_id, userId: row.user_id },
  ...{ slug: row.slug, name: row.name, gender: row.gender, timeZone: row.time_zone },
  prices: { phone: row.phone_cents_per_minute, chat: row.chat_cents_per_minute, written: row.written_cents },
  writtenDelayHours: row.written_delay_hours,
  ...{ isListed: row.is_listed, isDemo: row.is_demo },
});

const rows = (db: Reader) => db.selectFrom('advisors_advisor').selectAll();

export const advisorRowBySlug = (db: Reader, slug: string) => rows(db).where('slug', '=', slug).executeTakeFirst();

export const listedAdvisorRows = (db: Reader) => rows(db).where('is_listed', '=', true).orderBy('id').execute();

export const findAdvisor = async (db: Reader, id: number): Promise<Advisor | null> =>
  found(await rows(db).where('id', '=', id).executeTakeFirst());

export const findAdvisorBySlug = async (db: Reader, slug: string): Promise<Advisor | null> =>
  found(await advisorRowBySlug(db, slug));

/** The advisor who logs in with this account. */
export const findAdvisorOfUser = async (db: Reader, userId: string): Promise<Advisor | null> =>
  found(await rows(db).where('user_id', '=', userId).executeTakeFirst());

/** Who can be consulted today. */
export const listAdvisors = async (db: Reader): Promise<Advisor[]> => (await listedAdvisorRows(db)).map(asAdvisor);

const found = (row: AdvisorRow | undefined): Advisor | null => (row ? asAdvisor(row) : null);

/** Where their pictures are found today, of those who have one. */
export async function picturesOf(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('advisors_advisor')
    .select(['id', 'portrait'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.flatMap(({ id, portrait }) => (portrait ? [[id, portraitUrl(portrait)] as const] : [])));
}

/** Pages for search engines: everybody's who exists. */
export const indexedAddresses = async (db: Reader): Promise<string[]> =>
  (await listedAdvisorRows(db)).filter(({ is_demo }) => !is_demo).map(({ slug }) => `/equipe/${slug}`);
