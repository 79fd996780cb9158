/** What the book costs and what is promised with it: said on its pages, held by its calls. */
export const PRICE_CENTS = 4900;
/** Days after it was made in which a birth that becomes clearer has it made again, and how often. */
const CORRECTION_DAYS = 365;
export const CORRECTIONS_MAX = 3;
/** A gift may wait for its day so long. */
export const GIFT_DAYS_MAX = 365;
export const NOTE_MAX = 240;

/** Twenty whole years: from October on, the first of them is the next one. */
export const firstYearOf = ({ year, month }: { year: number; month: number }): number =>
  month >= 10 ? year + 1 : year;

export type Status = 'draft' | 'waiting' | 'making' | 'ready' | 'failed' | 'refunding' | 'refunded' | 'lost';

/** Until the first page, one gives it up in one press and gets everything back. */
export const canBeGivenUp = (status: Status): boolean => status === 'waiting';

export function canBeCorrected(
  book: { status: Status; madeAt: Temporal.Instant | null; corrections: number },
  now: Temporal.Instant,
): boolean {
  if (book.status !== 'ready' || !book.madeAt || book.corrections >= CORRECTIONS_MAX) return false;
  return Temporal.Instant.compare(now, book.madeAt.add({ hours: 24 * CORRECTION_DAYS })) <= 0;
}
