/** What a member allows themselves to spend on consultations, in cents, by day, week and month of the French clock. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Most that a limit can be: ten thousand euros. */
export const LIMIT_MAX_CENTS = 1_000_000;
/** More is only allowed after a night's sleep. */
const RAISE_HOURS = 24;
const ZONE = 'Europe/Paris';

/** As it is kept; null cents: no limit. */
export interface KeptLimit {
  cents: number | null;
  /** A raise that waits. */
  later: { cents: number | null; at: Temporal.Instant } | null;
}
export const NO_LIMIT: KeptLimit = { cents: null, later: null };

const hasCome = (later: NonNullable<KeptLimit['later']>, at: Temporal.Instant) =>
  Temporal.Instant.compare(later.at, at) <= 0;

/** The limit as it holds at that moment: a raise whose time has come is in force. */
export const limitAt = ({ cents, later }: KeptLimit, at: Temporal.Instant): KeptLimit =>
  later && hasCome(later, at) ? { cents: later.cents, later: null } : { cents, later };

const isStricter = (wanted: number | null, than: number | null) => wanted !== null && (than === null || wanted < than);

/** Stricter holds at once and forgets any raise that waits; looser waits a day; the same takes a waiting raise back. */
export function changeLimit(kept: KeptLimit, wanted: number | null, at: Temporal.Instant): KeptLimit {
  const now = limitAt(kept, at);
  if (wanted === now.cents || isStricter(wanted, now.cents)) return { cents: wanted, later: null };
  if (now.later?.cents === wanted) return now;
  return { cents: now.cents, later: { cents: wanted, at: at.add({ hours: RAISE_HOURS }) } };
}

/** When the period that holds `at` began: midnight, Monday, or the first of the month. */
export function periodStart(period: Period, at: Temporal.Instant): Temporal.Instant {
  const day = at.toZonedDateTimeISO(ZONE).toPlainDate();
  const first =
    period === 'day' ? day : period === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
  return first.toZonedDateTime(ZONE).toInstant();
}

interface Spending {
  at: Temporal.Instant;
  cents: number;
}

export const spentIn = (period: Period, spendings: readonly Spending[], at: Temporal.Instant): number => {
  const from = periodStart(period, at);
  return spendings.reduce((sum, one) => (Temporal.Instant.compare(one.at, from) < 0 ? sum : sum + one.cents), 0);
};

export type Limits = Readonly<Record<Period, KeptLimit>>;

/** The first limit that so many cents more would pass, and what it leaves; null where all hold. */
export function passedLimit(
  limits: Limits,
  spendings: readonly Spending[],
  cents: number,
  at: Temporal.Instant,
): { period: Period; limitCents: number; leftCents: number } | null {
  for (const period of PERIODS) {
    const limitCents = limitAt(limits[period], at).cents;
    if (limitCents === null) continue;
    const leftCents = Math.max(0, limitCents - spentIn(period, spendings, at));
    if (cents > leftCents) return { period, limitCents, leftCents };
  }
  return null;
}
