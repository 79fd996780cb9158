import { type CallAnswer, can, defineCall, defineChannel } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { choice, flag, optional, slug, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { DISCIPLINES, SPOTLIGHTS } from './engine/disciplines.ts';

/** The largest number that an id can be. */
const LAST_ID = 2_147_483_647;

const statusSchema = z.object({
  status: z.enum(['online', 'busy', 'offline']),
  /** ISO instant. */
  comeback: z.string().optional(),
});

/** Product document, sections 3 and 7. */
export const statusChannel = defineChannel({
  name: 'advisors.status',
  summary: 'Dit si un conseiller est disponible, occupé ou absent',
  input: z.object({ id: z.int().positive().max(LAST_ID) }),
  state: statusSchema,
  wire: { subscribe: 'subscribe_collaborators_status', update: 'update_collaborators_status', by: 'id' },
});

const slot = z.object({ startsAt: z.iso.datetime(), durationMinutes: z.int(), address: z.string() });
export const score = z.object({
  count: z.int(),
  tenths: z.int().nullable(),
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]).readonly(),
});

const advisorCard = z.object({
  /** The number that the status is followed by. */
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  gender: z.enum(['f', 'm', 'neutral']),
  /** Address of the picture. */
  picture: z.string().nullable(),
  headline: z.string(),
  epithet: z.string(),
  disciplines: list(z.enum(DISCIPLINES)),
  themes: list(z.string()),
  languages: list(z.string()),
  /** In cents, all taxes included: per minute, and per letter. */
  prices: z.object({ phone: z.int().nullable(), chat: z.int().nullable(), written: z.int().nullable() }),
  writtenDelayHours: z.int().nullable(),
  isDemo: z.boolean(),
  /** The status when the page was made: it orders the list. What is shown is followed. */
  seen: statusSchema,
  score,
  nextFree: slot.nullable(),
});
export type AdvisorCard = z.output<typeof advisorCard>;

export const review = z.object({
  id: z.string(),
  signed: z.string(),
  rating: z.int(),
  /** Empty where it was removed. */
  body: z.string(),
  consultedOn: z.string(),
  writtenAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  answer: z.object({ body: z.string(), at: z.iso.datetime() }).nullable(),
  removed: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  isDemo: z.boolean(),
});
export type Review = z.output<typeof review>;

export const team = defineCall({
  name: 'advisors.team',
  method: 'GET',
  path: 'advisor/index.json',
  summary: 'Rend toute l’équipe, dans l’ordre du moment : les présents, les occupés, ceux qui reviennent',
  input: z.object({}),
  answer: z.object({
    /** When the list was made. */
    at: z.iso.datetime(),
    advisors: list(
      advisorCard.extend({
        /** When they mean to be there, from a day before `at` to a day after it: pages show the day of the reader's own clock. */
        hours: list(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
      }),
    ),
  }),
});
export type TeamMember = CallAnswer<typeof team>['advisors'][number];

export const advisor = defineCall({
  name: 'advisors.advisor',
  method: 'GET',
  path: 'advisor/detail/{slug}.json',
  summary: 'Rend la page d’un conseiller : présentation, prix, prochaines heures libres, avis',
  input: z.object({ slug: nobodys('the page of an advisor, which everybody may read', slug()) }),
  answer: z.object({
    advisor: advisorCard.extend({
      /** Paragraphs. */
      presentation: list(z.string()),
      tradition: list(z.string()),
      session: list(z.string()),
      practisingSince: z.int().nullable(),
      joinedOn: z.string(),
      timeZone: z.string(),
    }),
    slots: list(slot),
    reviews: list(review),
    /** Reviews that staff removed: their reason is public. */
    removedCount: z.int(),
  }),
  errors: ['not_found'],
});
export type AdvisorPageData = CallAnswer<typeof advisor>;

const advisorId = () => nobodys('the number of an advisor, which everybody may read', wholeNumber(1, LAST_ID));

export const reviews = defineCall({
  name: 'advisors.reviews',
  method: 'GET',
  path: 'advisor/reviews/{advisor}/{offset}.json',
  summary: 'Rend la suite des avis sur un conseiller, les plus récents d’abord',
  input: z.object({ advisor: advisorId(), offset: wholeNumber(0, 100_000) }),
  answer: z.object({ reviews: list(review), end: z.boolean() }),
  errors: ['not_found'],
});

export const spotlight = defineCall({
  name: 'advisors.spotlight',
  method: 'GET',
  path: 'advisor/spotlight.json',
  summary: 'Rend les personnes mises en avant, une par rôle',
  input: z.object({}),
  answer: z.object({ advisors: list(advisorCard.extend({ role: z.enum(SPOTLIGHTS) })) }),
});
export type SpotlightCard = CallAnswer<typeof spotlight>['advisors'][number];

/** What concerns the member who looks at an advisor's page. */
export const mine = defineCall({
  name: 'advisors.mine',
  method: 'GET',
  path: 'advisor/mine/{advisor}.json',
  summary: 'Dit au membre s’il sera prévenu, s’il peut donner un avis, et lequel il a donné',
  input: z.object({ advisor: advisorId() }),
  answer: z.object({
    alert: z.object({ push: z.boolean(), mail: z.boolean() }).nullable(),
    /** The key that a browser subscribes with; null where this site cannot push. */
    pushKey: z.string().nullable(),
    /** The day of the last consultation; null: there was none, and no review can be given. */
    consultedOn: z.string().nullable(),
    review: z.object({ rating: z.int(), body: z.string(), canEdit: z.boolean() }).nullable(),
  }),
  access: 'member',
  errors: ['not_found'],
});
export type Mine = CallAnswer<typeof mine>;

export const alertSet = defineCall({
  name: 'advisors.alert',
  method: 'POST',
  path: 'advisor/alert/set.json',
  summary: 'Demande à être prévenu, une fois, quand ce conseiller sera disponible',
  input: z.object({
    advisor: advisorId(),
    push: flag(),
    mail: flag(),
    /** What the browser gave when it was allowed to push, as JSON. */
    subscription: optional(text(2000)),
  }),
  answer: z.object({ push: z.boolean(), mail: z.boolean() }),
  access: 'member',
  writes: true,
  errors: ['not_found', 'conflict'],
});

export const alertRevoke = defineCall({
  name: 'advisors.alert-revoke',
  method: 'POST',
  path: 'advisor/alert/revoke.json',
  summary: 'Ne plus être prévenu',
  input: z.object({ advisor: advisorId() }),
  answer: z.object({}),
  access: 'member',
  writes: true,
});

export const reviewSave = defineCall({
  name: 'advisors.review-save',
  method: 'POST',
  path: 'advisor/review/save.json',
  summary: 'Donne un avis après une consultation, ou le modifie dans les sept jours',
  input: z.object({ advisor: advisorId(), rating: wholeNumber(1, 5), body: text(2000) }),
  answer: z.object({ review, score }),
  access: 'member',
  writes: true,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export type SavedReview = CallAnswer<typeof reviewSave>;

export const reviewId = () => nobodys('a review, which everybody may read', z.uuid({ error: 'Cet avis est inconnu' }));

export const reviewReport = defineCall({
  name: 'advisors.review-report',
  method: 'POST',
  path: 'advisor/review/report.json',
  summary: 'Signale un avis à l’équipe',
  input: z.object({ review: reviewId(), reason: text(1000) }),
  answer: z.object({}),
  access: 'member',
  writes: true,
  errors: ['not_found'],
});

export const reviewAnswer = defineCall({
  name: 'advisors.review-answer',
  method: 'POST',
  path: 'advisor/review/answer.json',
  summary: 'Répond à un avis reçu',
  input: z.object({ review: reviewId(), answer: text(2000) }),
  answer: z.object({ review }),
  access: can('advisors.console'),
  writes: true,
  audited: { about: 'review' },
  errors: ['not_found'],
});

export const reviewRemove = defineCall({
  name: 'advisors.review-remove',
  method: 'POST',
  path: 'advisor/review/remove.json',
  summary: 'Retire un avis que la loi ne permet pas de publier ; le motif reste public',
  input: z.object({ review: reviewId(), reason: text(400) }),
  answer: z.object({ review }),
  access: can('advisors.remove-review'),
  writes: true,
  audited: { about: 'review', reason: 'reason' },
  errors: ['not_found', 'conflict'],
});

const consoleId = () =>
  nobodys(
    'made up by the console that says it; another’s is left alone',
    z.uuid({ error: 'Cette console est inconnue' }),
  );

export const consoleKeep = defineCall({
  name: 'advisors.console-keep',
  method: 'POST',
  path: 'advisor/console/keep.json',
  summary: 'Dit que la console du conseiller est ouverte, pour trente secondes',
  input: z.object({ console: consoleId() }),
  answer: z.object({ lease_seconds: z.int(), status: statusSchema }),
  access: can('advisors.console'),
  writes: true,
  errors: ['not_found'],
});

export const consoleClose = defineCall({
  name: 'advisors.console-close',
  method: 'POST',
  path: 'advisor/console/close.json',
  summary: 'Ferme la console du conseiller',
  input: z.object({ console: consoleId() }),
  answer: z.object({}),
  access: can('advisors.console'),
  writes: true,
  errors: ['not_found'],
});

export const switchSet = defineCall({
  name: 'advisors.switch',
  method: 'POST',
  path: 'advisor/switch.json',
  summary: 'Le conseiller se dit disponible, ou absent jusqu’à une heure',
  input: z.object({
    to: choice(['available', 'away']),
    comeback: optional(z.iso.datetime({ offset: true, error: 'Cette heure est inconnue' })),
  }),
  answer: z.object({ status: statusSchema }),
  access: can('advisors.console'),
  writes: true,
  errors: ['not_found'],
});
