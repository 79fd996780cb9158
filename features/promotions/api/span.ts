import type { CardTable } from './card.repo.ts';

type Days = Pick<CardTable, 'shown_from' | 'shown_until' | 'shown_from_hour' | 'shown_until_hour'>;

const momentIn = (day: Temporal.PlainDate, hour: string | null): number =>
  day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: hour ?? '00:00' }).epochMilliseconds;

/** When a card is shown: days and hours as they pass in Paris. Without an hour the last day is shown whole. */
export function spanOf(row: Days): { fromMs?: number; untilMs?: number } {
  const from = row.shown_from && Temporal.PlainDate.from(row.shown_from);
  const until = row.shown_until && Temporal.PlainDate.from(row.shown_until);
  return {
    ...(from ? { fromMs: momentIn(from, row.shown_from_hour) } : {}),
    ...(until
      ? { untilMs: momentIn(row.shown_until_hour ? until : until.add({ days: 1 }), row.shown_until_hour) }
      : {}),
  };
}
