import { fail, handle } from '@solelune/contract/server';
import { advisor, reviews } from '../../contract.ts';
import { paragraphs } from '../../engine/paragraphs.ts';
import { advisorRowBySlug, findAdvisor } from '../advisor.repo.ts';
import { asSlot, cardsOf, freeSlots } from '../cards.ts';
import { advisorMeta } from '../page-meta.ts';
import { asReview, countRemoved, REVIEWS_PER_PAGE, reviewRows } from '../review.repo.ts';

const SLOTS_SHOWN = 6;

export const advisorHandler = handle(advisor, async ({ slug }, { db, services, now }) => {
  const row = await advisorRowBySlug(db, slug);
  if (!row?.is_listed) return fail('not_found');
  const [card] = await cardsOf(db, services, [row], now);
  if (!card) return fail('not_found');
  const slots = await freeSlots(db, services, { advisorIds: [row.id], limit: SLOTS_SHOWN, now });
  const first = await reviewRows(db, row.id, 0, REVIEWS_PER_PAGE);
  return {
    advisor: {
      ...card,
      presentation: paragraphs(row.presentation),
      tradition: paragraphs(row.tradition),
      session: paragraphs(row.session),
      ...{ practisingSince: row.practising_since, joinedOn: row.joined_on, timeZone: row.time_zone },
    },
    slots: (slots.get(row.id) ?? []).map(asSlot),
    reviews: first.map(asReview),
    removedCount: await countRemoved(db, row.id),
    __META__: advisorMeta(services.config.siteUrl, card),
  };
});

export const reviewsHandler = handle(reviews, async ({ advisor: id, offset }, { db }) => {
  if (!(await findAdvisor(db, id))?.isListed) return fail('not_found');
  const found = await reviewRows(db, id, offset, REVIEWS_PER_PAGE + 1);
  return { reviews: found.slice(0, REVIEWS_PER_PAGE).map(asReview), end: found.length <= REVIEWS_PER_PAGE };
});
