import { type Awaiting, type CallContext, handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { displayStatistics } from '@solelune/promotions/api';
import { overview } from '../../contract.ts';
import { jobsNow, mailSince, openDifferences } from '../figures.repo.ts';
import { talliesSince } from '../hours.repo.ts';
import { momentsOf } from '../moments.ts';

const DISPLAYS = 8;

export const overviewHandler = handle(overview, async ({ by = 'day' }, context) => {
  const { db, services, now } = context;
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
    awaiting: await awaitingOf(context),
  };
});

async function awaitingOf({ db, services, now, who }: CallContext) {
  const may = services.access.permissionsOf(who?.roles ?? []);
  const lines = [];
  for (const { awaiting } of services.features) lines.push(...((await awaiting?.(db, now)) ?? []));
  return lines
    .filter(({ can }) => may.includes(can))
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .map(({ title, words, act, address, since }) => ({ title, words, act, address, since: since.toISOString() }));
}

/** What the provider of payments counts otherwise than we do. */
export async function differencesAwaiting(db: Reader): Promise<Awaiting[]> {
  const found = await openDifferences(db);
  const oldest = found.at(-1);
  if (!oldest) return [];
  return [
    {
      ...{ can: 'administration.ledger', since: oldest.found_at },
      title:
        found.length === 1
          ? 'Un écart avec le prestataire de paiement'
          : `${found.length} écarts avec le prestataire de paiement`,
      words: oldest.words,
      ...{ act: 'Rapprocher', address: '/administration/grand-livre' },
    },
  ];
}
