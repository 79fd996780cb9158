import { handle } from '@solelune/contract/server';
import { displayStatistics } from '@solelune/promotions/api';
import { overview } from '../../contract.ts';
import { countsSince, jobsNow, mailSince, openDifferences } from '../figures.repo.ts';

const DAYS = 30;
const DISPLAYS = 8;

export const overviewHandler = handle(overview, async (_, { db, services, now }) => {
  const today = now.toZonedDateTimeISO('Europe/Paris').startOfDay();
  const first = today.subtract({ days: DAYS - 1 });
  const days = Array.from({ length: DAYS }, (_, index) => first.add({ days: index }).toPlainDate().toString());
  const counts = await countsSince(db, new Date(first.epochMilliseconds));
  const byDay = (kind: string, what: 'count' | 'cents') => {
    const found = new Map(counts.filter((row) => row.kind === kind).map((row) => [row.day, row[what]]));
    return days.map((day) => found.get(day) ?? 0);
  };
  const { cards } = await displayStatistics({ db, config: services.config, now }, DAYS);
  return {
    days,
    revenue_cents: byDay('receipt', 'cents'),
    refunded_cents: byDay('credit', 'cents'),
    orders: byDay('receipt', 'count'),
    refused: byDay('refused', 'count'),
    members: byDay('member', 'count'),
    mail: await mailSince(db, new Date(now.subtract({ hours: 24 }).epochMilliseconds)),
    jobs: await jobsNow(db),
    cards: cards
      .slice(0, DISPLAYS)
      .map(({ title, displayId, clicks }) => ({ title: title ?? `Carte ${displayId}`, clicks })),
    differences: (await openDifferences(db)).length,
  };
});
