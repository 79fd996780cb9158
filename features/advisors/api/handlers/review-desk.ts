import { fail, handle } from '@solelune/contract/server';
import { ownReviews, reportedReviews, reviewKeep } from '../../contract/review-desk.ts';
import { scoreOf } from '../../engine/index.ts';
import { findAdvisorOfUser } from '../advisor.repo.ts';
import { asReview, distributions, findReview } from '../review.repo.ts';
import {
  countWaiting,
  DESK_PAGE,
  openReports,
  ownReviewRows,
  reportedReviewIds,
  reviewsWithAdvisors,
  settleReports,
} from '../review-desk.repo.ts';

/** Of one more than a page, the page, and what the next one comes after. */
const pageOf = <Row>(found: readonly Row[], idOf: (row: Row) => string): { rows: Row[]; next: string | null } => {
  const rows = found.slice(0, DESK_PAGE);
  const last = rows.at(-1);
  return { rows, next: found.length > DESK_PAGE && last !== undefined ? idOf(last) : null };
};

export const ownReviewsHandler = handle(ownReviews, async ({ only, after }, { db, who }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const found = await ownReviewRows(db, advisor.id, { isWaiting: only === 'waiting', after });
  const { rows, next } = pageOf(found, ({ id }) => id);
  const spread = (await distributions(db, [advisor.id])).get(advisor.id);
  return {
    ...{ rows: rows.map(asReview), next, waiting: await countWaiting(db, advisor.id) },
    ...{ score: scoreOf(spread ?? [0, 0, 0, 0, 0]), advisor: { name: advisor.name, slug: advisor.slug } },
  };
});

export const reportedReviewsHandler = handle(reportedReviews, async ({ after }, { db }) => {
  const { rows: ids, next } = pageOf(await reportedReviewIds(db, after), (id) => id);
  if (ids.length === 0) return { rows: [], next };
  const reports = await openReports(db, ids);
  return {
    rows: (await reviewsWithAdvisors(db, ids)).map(({ advisor_name: name, advisor_slug: slug, ...row }) => ({
      ...{ review: asReview(row), advisor: { name, slug } },
      reports: reports
        .filter(({ review_id: id }) => id === row.id)
        .map(({ reason, reported_at: at }) => ({ reason, at: at.toISOString() })),
    })),
    next,
  };
});

export const reviewKeepHandler = handle(reviewKeep, async ({ review: id }, { db, now }) => {
  if (!(await findReview(db, id))) return fail('not_found');
  const settled = await settleReports(db, id, new Date(now.epochMilliseconds));
  return settled > 0 ? {} : fail('conflict', { sentence: 'Rien n’attend plus ici : quelqu’un d’autre a décidé.' });
});
