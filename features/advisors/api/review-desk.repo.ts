import type { Reader, Writer } from '@solelune/platform';
import { type SqlBool, sql } from 'kysely';
import type { ReviewRow } from './tables.ts';

/** As many as a page of a list has. */
export const DESK_PAGE = 20;

interface Asked {
  isWaiting: boolean;
  after: string | undefined;
}

/** One more than a page, the latest first; those that wait have neither an answer nor been removed. */
export function ownReviewRows(db: Reader, advisorId: number, { isWaiting, after }: Asked): Promise<ReviewRow[]> {
  let rows = db.selectFrom('advisors_review').selectAll().where('advisor_id', '=', advisorId);
  if (isWaiting) rows = rows.where('answer', 'is', null).where('removed_at', 'is', null);
  if (after)
    rows = rows.where(
      sql<SqlBool>`(written_at, id) < (select written_at, id from advisors_review where id = ${after} and advisor_id = ${advisorId})`,
    );
  return rows
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DESK_PAGE + 1)
    .execute();
}

export const countWaiting = async (db: Reader, advisorId: number): Promise<number> =>
  (
    await db
      .selectFrom('advisors_review')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('advisor_id', '=', advisorId)
      .where('answer', 'is', null)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Reviews about which something was said that nobody has settled: one more than a page, by their ids, which are in the order of their making. */
export async function reportedReviewIds(db: Reader, after: string | undefined): Promise<string[]> {
  const open = db.selectFrom('advisors_review_report').select('review_id').distinct().where('settled_at', 'is', null);
  const rows = await (after ? open.where('review_id', '>', after) : open)
    .orderBy('review_id')
    .limit(DESK_PAGE + 1)
    .execute();
  return rows.map(({ review_id: id }) => id);
}

export const reviewsWithAdvisors = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('advisors_review as review')
    .innerJoin('advisors_advisor as advisor', 'advisor.id', 'review.advisor_id')
    .selectAll('review')
    .select(['advisor.name as advisor_name', 'advisor.slug as advisor_slug'])
    .where('review.id', 'in', [...ids])
    .orderBy('review.id')
    .execute();

export const openReports = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('advisors_review_report')
    .select(['review_id', 'reason', 'reported_at'])
    .where('review_id', 'in', [...ids])
    .where('settled_at', 'is', null)
    .orderBy('reported_at')
    .execute();

/** How many were open. */
export async function settleReports(tx: Writer, reviewId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('advisors_review_report')
    .set({ settled_at: at })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
