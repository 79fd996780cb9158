import { frenchTypography } from '@solelune/french/typography';
import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Review } from '../contract.ts';
import type { Distribution } from '../engine/index.ts';
import type { ReviewRow } from './tables.ts';

export const REVIEWS_PER_PAGE = 10;

const rows = (db: Reader) => db.selectFrom('advisors_review').selectAll();

/** The latest first; removed ones too, since their reason is public. */
export const reviewRows = (db: Reader, advisorId: number, offset: number, limit: number): Promise<ReviewRow[]> =>
  rows(db)
    .where('advisor_id', '=', advisorId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const findReview = (db: Reader, id: string) => rows(db).where('id', '=', id).executeTakeFirst();

export const reviewBy = (db: Reader, advisorId: number, userId: string) =>
  rows(db).where('advisor_id', '=', advisorId).where('user_id', '=', userId).executeTakeFirst();

/** How the notes of each advisor are spread; what was removed counts no more. */
export async function distributions(db: Reader, advisorIds: readonly number[]): Promise<Map<number, Distribution>> {
  if (advisorIds.length === 0) return new Map();
  const counted = await db
    .selectFrom('advisors_review')
    .select(({ fn }) => ['advisor_id', 'rating', fn.countAll<number>().as('count')])
    .where('advisor_id', 'in', [...advisorIds])
    .where('removed_at', 'is', null)
    .groupBy(['advisor_id', 'rating'])
    .execute();
  const spread = new Map<number, [number, number, number, number, number]>();
  for (const { advisor_id, rating, count } of counted) {
    const one = spread.get(advisor_id) ?? [0, 0, 0, 0, 0];
    one[5 - rating] = count;
    spread.set(advisor_id, one);
  }
  return spread;
}

export const countRemoved = async (db: Reader, advisorId: number): Promise<number> =>
  (
    await db
      .selectFrom('advisors_review')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('advisor_id', '=', advisorId)
      .where('removed_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

export interface NewReview {
  advisorId: number;
  userId: string | null;
  signed: string;
  rating: number;
  body: string;
  consultedOn: string;
  writtenAt: Date;
  isDemo?: boolean;
}

export const insertReview = (
  tx: Writer,
  { advisorId, userId, consultedOn, writtenAt, isDemo = false, ...said }: NewReview,
) =>
  tx
    .insertInto('advisors_review')
    .values({
      ...{ id: newId(), advisor_id: advisorId, user_id: userId, ...said, consulted_on: consultedOn },
      ...{ written_at: writtenAt, is_demo: isDemo },
      ...{ edited_at: null, answer: null, answered_at: null, removed_at: null, removed_reason: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Change = Partial<
  Pick<ReviewRow, 'rating' | 'body' | 'edited_at' | 'answer' | 'answered_at' | 'removed_at' | 'removed_reason'>
>;
export const changeReview = (tx: Writer, id: string, change: Change) =>
  tx.updateTable('advisors_review').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** People type plain spaces, or none; what they wrote is kept as it is and set as it is read. */
export const asReview = (row: ReviewRow): Review => ({
  ...{ id: row.id, signed: row.signed, rating: row.rating, consultedOn: row.consulted_on, isDemo: row.is_demo },
  // What the law forbids to publish is not published with its removal.
  body: row.removed_at ? '' : frenchTypography(row.body),
  writtenAt: row.written_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  answer:
    row.answer && row.answered_at && !row.removed_at
      ? { body: frenchTypography(row.answer), at: row.answered_at.toISOString() }
      : null,
  removed:
    row.removed_at && row.removed_reason
      ? { reason: frenchTypography(row.removed_reason), at: row.removed_at.toISOString() }
      : null,
});

/** Said again, the reason is the new one, and staff read it once more. */
export const reportReview = (
  tx: Writer,
  { reviewId, userId, reason, now }: { reviewId: string; userId: string; reason: string; now: Temporal.Instant },
) =>
  tx
    .insertInto('advisors_review_report')
    .values({
      ...{ review_id: reviewId, user_id: userId, reason, settled_at: null },
      reported_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doUpdateSet({ reason, settled_at: null }))
    .execute();
