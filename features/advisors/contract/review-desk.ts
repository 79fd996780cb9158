import { can, defineCall } from '@solelune/contract';
import { choice, optional, text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { review, reviewId, score } from '../contract.ts';

/** What an advisor reads of their own page's reviews. */
export const ownReviews = defineCall({
  name: 'advisors.own-reviews',
  method: 'GET',
  path: 'advisor/own/reviews.json',
  summary: 'Rend au conseiller les avis sur sa page, les plus récents d’abord, ou ceux qui attendent une réponse',
  input: z.object({
    only: optional(nobodys('a choice, not a name', choice(['waiting']))),
    after: optional(reviewId()),
  }),
  answer: z.object({
    ...{ rows: z.array(review), next: z.string().nullable(), waiting: z.int(), score },
    advisor: z.object({ name: z.string(), slug: z.string() }),
  }),
  access: can('advisors.console'),
  errors: ['not_found'],
});

const reported = z.object({
  review,
  advisor: z.object({ name: z.string(), slug: z.string() }),
  /** The first one first. Who reported is not told: what they say is. */
  reports: z.array(z.object({ reason: z.string(), at: z.iso.datetime() })),
});
export type ReportedReview = z.output<typeof reported>;

export const reportedReviews = defineCall({
  name: 'advisors.reported-reviews',
  method: 'GET',
  path: 'administration/reviews.json',
  summary: 'Rend les avis signalés dont personne n’a encore décidé, les plus anciens d’abord',
  input: z.object({ after: optional(reviewId()) }),
  answer: z.object({ rows: z.array(reported), next: z.string().nullable() }),
  access: can('advisors.remove-review'),
});

export const reviewKeep = defineCall({
  name: 'advisors.review-keep',
  method: 'POST',
  path: 'administration/reviews/keep.json',
  summary: 'Garde un avis signalé, avec une raison qui reste au journal',
  input: z.object({ review: reviewId(), reason: text(400) }),
  answer: z.object({}),
  access: can('advisors.remove-review'),
  writes: true,
  audited: { about: 'review', reason: 'reason' },
  errors: ['not_found', 'conflict'],
});
