import { fail, handle, type Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { reviewAnswer, reviewRemove, reviewReport, reviewSave } from '../../contract.ts';
import { canEdit, EDIT_DAYS, scoreOf } from '../../engine/index.ts';
import { findAdvisor, findAdvisorOfUser } from '../advisor.repo.ts';
import { pagesChanged } from '../pages-changed.ts';
import {
  asReview,
  changeReview,
  distributions,
  findReview,
  insertReview,
  reportReview,
  reviewBy,
} from '../review.repo.ts';
import { settleReports } from '../review-desk.repo.ts';

/** The day on which the member last consulted the advisor, from whichever feature knows consultations. */
export async function consultedOn(
  db: Reader,
  { features }: Pick<Services, 'features'>,
  userId: string,
  advisorId: number,
): Promise<string | null> {
  const days: string[] = [];
  for (const { advisors } of features) {
    const day = await advisors?.consulted?.(db, userId, advisorId);
    if (day) days.push(day);
  }
  return days.sort().at(-1) ?? null;
}

const instant = (now: Temporal.Instant): Date => new Date(now.epochMilliseconds);

export const reviewSaveHandler = handle(
  reviewSave,
  async ({ advisor: id, rating, body }, { db, who, services, now }) => {
    const advisor = await findAdvisor(db, id);
    if (!advisor?.isListed) return fail('not_found');
    const day = await consultedOn(db, services, who.userId, id);
    if (!day) return fail('forbidden', { sentence: `Un avis se donne après une consultation avec ${advisor.name}.` });
    const signed = await lockSignature(db, who.userId);
    const before = await reviewBy(db, id, who.userId);
    if (before?.removed_at)
      return fail('conflict', { sentence: 'Cet avis a été retiré : il ne peut plus être modifié.' });
    if (before && !canEdit(before.written_at.getTime(), now.epochMilliseconds))
      return fail('conflict', {
        sentence: `Un avis peut être modifié pendant ${EDIT_DAYS} jours. Ce délai est passé.`,
      });
    pagesChanged(services, advisor.slug);
    const written = before
      ? await changeReview(db, before.id, { rating, body, edited_at: instant(now) })
      : await insertReview(db, {
          ...{ advisorId: id, userId: who.userId, signed, rating, body },
          ...{ consultedOn: day, writtenAt: instant(now) },
        });
    const spread = (await distributions(db, [id])).get(id);
    return { review: asReview(written), score: scoreOf(spread ?? [0, 0, 0, 0, 0]) };
  },
);

const LONGEST_SIGNATURE = 60;
/** The name it is signed with. Whoever presses twice waits for themselves: the second press changes what the first one wrote. */
const lockSignature = async (tx: Writer, userId: string): Promise<string> => {
  const member = tx.selectFrom('account_user').select('firstname').where('id', '=', userId).forUpdate();
  return (await member.executeTakeFirstOrThrow()).firstname.slice(0, LONGEST_SIGNATURE);
};

export const reviewReportHandler = handle(reviewReport, async ({ review: id, reason }, { db, who, now }) => {
  const review = await findReview(db, id);
  if (!review || review.removed_at) return fail('not_found');
  await reportReview(db, { reviewId: id, userId: who.userId, reason, now });
  return {};
});

export const reviewAnswerHandler = handle(reviewAnswer, async ({ review: id, answer }, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  const review = await findReview(db, id);
  if (!advisor || !review || review.advisor_id !== advisor.id || review.removed_at) return fail('not_found');
  pagesChanged(services, advisor.slug);
  return { review: asReview(await changeReview(db, id, { answer, answered_at: instant(now) })) };
});

export const reviewRemoveHandler = handle(reviewRemove, async ({ review: id, reason }, { db, services, now }) => {
  const review = await findReview(db, id);
  const advisor = review && (await findAdvisor(db, review.advisor_id));
  if (!review || !advisor) return fail('not_found');
  if (review.removed_at) return fail('conflict');
  await settleReports(db, id, instant(now));
  pagesChanged(services, advisor.slug);
  return { review: asReview(await changeReview(db, id, { removed_at: instant(now), removed_reason: reason })) };
});
