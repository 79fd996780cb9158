import type { Config, Reader } from '@solelune/platform';
import { allCards } from './cards.ts';
import { dayOf } from './day.ts';
import { type CountedClicks, clicksBetween } from './display-stat.repo.ts';

interface CardStatistics {
  displayId: number;
  /** Null: a card that there is no more, an advisor's, or all those together that a day had no row left for (0). */
  title: string | null;
  clicks: number;
  /** One per day asked for, the oldest first; a day without a click is a zero, so that it can be drawn as it is. */
  byDay: readonly number[];
  bySlot: Readonly<Record<string, number>>;
  byConversion: Readonly<Record<string, number>>;
}

export interface DisplayStatistics {
  /** ISO days, in France. */
  days: readonly string[];
  /** Those that were followed, the most followed first. */
  cards: readonly CardStatistics[];
}

/** How often cards were followed over the last days, today included: what the administration draws. */
export async function displayStatistics(
  { db, config, now }: { db: Reader; config: Config; now: Temporal.Instant },
  lastDays: number,
): Promise<DisplayStatistics> {
  const today = dayOf(now);
  const days = Array.from({ length: lastDays }, (_, index) =>
    today.subtract({ days: lastDays - 1 - index }).toString(),
  );
  const counted = await clicksBetween(db, days[0] ?? today.toString(), today.toString());
  const titles = new Map((await allCards(db, config)).map(({ id, title }) => [id, title]));
  const cards = Map.groupBy(counted, cardOf)
    .values()
    .map((rows) => statisticsOf(rows, days, titles))
    .toArray();
  return { days, cards: cards.toSorted((a, b) => b.clicks - a.clicks || a.displayId - b.displayId) };
}

/** An advisor's card bears the advisor's number, which may be a card's too: its slot tells them apart. */
const isAdvisors = (slot: string) => slot.startsWith('spotlight-');
const cardOf = ({ displayId, slot }: CountedClicks) => `${isAdvisors(slot) ? 'advisor' : 'card'} ${displayId}`;

function statisticsOf(
  rows: readonly CountedClicks[],
  days: readonly string[],
  titles: ReadonlyMap<number, string>,
): CardStatistics {
  const { displayId, slot } = rows[0] as CountedClicks;
  const byDay = sums(rows, ({ day }) => day);
  return {
    displayId,
    title: isAdvisors(slot) ? null : (titles.get(displayId) ?? null),
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    byDay: days.map((day) => byDay[day] ?? 0),
    bySlot: sums(rows, (row) => row.slot),
    byConversion: sums(
      rows.filter(({ conversion }) => conversion !== ''),
      ({ conversion }) => conversion,
    ),
  };
}

function sums(rows: readonly CountedClicks[], keyOf: (row: CountedClicks) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of rows) found[keyOf(row)] = (found[keyOf(row)] ?? 0) + row.clicks;
  return found;
}
