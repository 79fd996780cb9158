import type { Angel } from './angels.ts';
import { guardianOf } from './guardian.ts';
import { heartOf } from './heart.ts';
import { type OffsetAt, readClock } from './local-clock.ts';
import { daysInMonth, type MonthDay } from './month-day.ts';
import { type Watch, watchAt } from './watch.ts';

export interface DayRegency extends MonthDay {
  readonly year: number;
  readonly guardian: Angel;
  readonly heart: Angel;
}

export const dayRegency = (year: number, month: number, day: number): DayRegency => ({
  year,
  month,
  day,
  guardian: guardianOf({ month, day }),
  heart: heartOf({ month, day }),
});

/** Every day of a month, in order. `month` is 1 to 12. */
export const monthRegency = (year: number, month: number): DayRegency[] =>
  Array.from({ length: daysInMonth(year, month) }, (_, index) => dayRegency(year, month, index + 1));

/** Who reigns at an instant, by the calendar and the clock of a zone. */
export function regencyAt(epochMs: number, offsetAt: OffsetAt): DayRegency & { watch: Watch } {
  const { year, month, day } = readClock(epochMs, offsetAt);
  return { ...dayRegency(year, month, day), watch: watchAt(epochMs, offsetAt) };
}

/** Days on which one guardian reigns without a break, as a month shows them. */
export interface GuardianSpan {
  readonly angel: Angel;
  readonly from: MonthDay;
  readonly to: MonthDay;
}

export function guardianSpans(days: readonly DayRegency[]): GuardianSpan[] {
  const spans: GuardianSpan[] = [];
  for (const { month, day, guardian } of days) {
    const last = spans.at(-1);
    if (last?.angel === guardian) spans[spans.length - 1] = { ...last, to: { month, day } };
    else spans.push({ angel: guardian, from: { month, day }, to: { month, day } });
  }
  return spans;
}
