import type { Reader, Writer } from '@solelune/platform';
import { sql } from 'kysely';

const PAGE = 40;
/** A code that more than so many used is shown as used by so many: no page counts a million rows. */
const MOST_COUNTED = 10_000;

export interface PublicRow {
  id: string;
  code: string;
  kind: 'percent' | 'suns';
  value: number;
  valid_from: Date;
  valid_until: Date | null;
  used: number;
}

/** Codes that belong to nobody, with how often each was used. */
const publicRows = (db: Reader) =>
  db
    .selectFrom('loyalty_coupon as coupon')
    .select(['id', 'code', 'kind', 'value', 'valid_from', 'valid_until'])
    .select((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('loyalty_coupon_use as use')
            .select('use.coupon_id')
            .whereRef('use.coupon_id', '=', 'coupon.id')
            .limit(MOST_COUNTED)
            .as('uses'),
        )
        .select(sql<number>`count(*)`.as('count'))
        .as('used'),
    )
    .where('coupon.user_id', 'is', null);

const asRow = ({ used, ...row }: Omit<PublicRow, 'used'> & { used: number | null }): PublicRow => ({
  ...row,
  used: used ?? 0,
});

export async function publicPage(db: Reader, after: string | undefined) {
  const rows = publicRows(db);
  const found = await (after ? rows.where('coupon.id', '<', after) : rows)
    .orderBy('coupon.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = found.slice(0, PAGE).map(asRow);
  return { page, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

export async function findPublic(db: Reader, by: 'id' | 'code', named: string): Promise<PublicRow | null> {
  const row = await publicRows(db).where(`coupon.${by}`, '=', named).executeTakeFirst();
  return row ? asRow(row) : null;
}

/** One that has begun ends at this instant; one that has not begun was never anybody's, and goes. */
export async function endPublic(tx: Writer, { id, valid_from: from }: PublicRow, at: Temporal.Instant): Promise<void> {
  const isBegun = from.getTime() < at.epochMilliseconds;
  await (isBegun
    ? tx.updateTable('loyalty_coupon').set({ valid_until: at.toString() }).where('id', '=', id).execute()
    : tx.deleteFrom('loyalty_coupon').where('id', '=', id).execute());
}
