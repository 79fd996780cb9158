import { handle } from '@solelune/contract/server';
import { displayStatistics } from '@solelune/promotions/api';
import { overview } from '../../contract.ts';
import { jobsNow, mailSince, openDifferences } from '../figures.repo.ts';
import { talliesSince } from '../hours.repo.ts';
import { momentsOf } from '../moments.ts';

const DISPLAYS = 8;

export const overviewHandler = handle(overview, async ({ by = 'day' }, { db, services, now }) => {
  const { since, keys, shown } = momentsOf(by, now);
  const tallies = await talliesSince(db, since, by);
  const each = (kind: string, what: 'count' | 'cents' = 'count') => {
    const found = new Map(tallies.filter((row) => row.kind === kind).map((row) => [row.moment, row[what]]));
    return keys.map((key) => found.get(key) ?? 0);
  };
  const today = now.toZonedDateTimeISO('Europe/Paris').toPlainDate();
  const first = since.toZonedDateTimeISO('Europe/Paris').toPlainDate();
  const { days, cards } = await displayStatistics(
    { db, config: services.config, now },
    first.until(today, { largestUnit: 'day' }).days + 1,
  );
  const clicks = (key: string) =>
    days.reduce(
      (sum, day, index) =>
        day.startsWith(key) ? sum + cards.reduce((all, { byDay }) => all + (byDay[index] ?? 0), 0) : sum,
      0,
    );
  return {
    ...{ by, moments: shown },
    ...{ consultations: each('consultation'), questions: each('question'), members: each('member') },
    ...{ revenue_cents: each('receipt', 'cents'), refunded_cents: each('credit', 'cents') },
    ...{ orders: each('receipt'), refused: each('refused') },
    ...{ letters: each('letter'), letters_failed: each('letter-failed') },
    ...{ jobs: each('job'), jobs_failed: each('job-failed') },
    ...{ server_errors: each('error-server'), browser_errors: each('error-browser') },
    clicks: by === 'hour' ? null : keys.map(clicks),
    mail: await mailSince(db, new Date(now.subtract({ hours: 24 }).epochMilliseconds)),
    queues: await jobsNow(db),
    cards: cards
      .slice(0, DISPLAYS)
      .map(({ title, displayId, clicks: count }) => ({ title: title ?? `Carte ${displayId}`, clicks: count })),
    differences: (await openDifferences(db)).length,
  };
});
