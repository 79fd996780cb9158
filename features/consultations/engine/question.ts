/** A written question, from the form to the last letter. */
export const QUESTION_STATUSES = ['draft', 'asked', 'answered', 'followed', 'closed', 'late', 'withdrawn'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** After the answer, how long the question more may be asked. */
export const FOLLOW_DAYS = 14;
export const PICTURES_MAX = 3;
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
export const ATTACHMENTS_MAX = 3;
export const QUESTION_MAX = 4000;
export const FOLLOW_MAX = 2000;
export const LETTER_MIN = 200;
export const LETTER_MAX = 20_000;

/** Whether an advisor owes a letter. */
export const isWaiting = (status: QuestionStatus): boolean => status === 'asked' || status === 'followed';

/** The question more that is included: once, after the answer, within its days. */
export const mayFollow = (status: QuestionStatus, answeredAt: Temporal.Instant | null, at: Temporal.Instant): boolean =>
  status === 'answered' &&
  answeredAt !== null &&
  Temporal.Instant.compare(at, answeredAt.add({ hours: FOLLOW_DAYS * 24 })) < 0;

/** What of so many cents before tax is the advisor's; the house has the rest. */
export const advisorCents = (netCents: number, sharePercent: number): number =>
  Math.floor((netCents * sharePercent) / 100);

/** What comes back of so many cents when a promise was not kept: all for the answer, half, rounded up, for the question more. */
export const lateCents = (status: QuestionStatus, paidCents: number): number =>
  status === 'asked' ? paidCents : status === 'followed' ? Math.ceil(paidCents / 2) : 0;
