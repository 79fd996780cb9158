import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { AdvisorCard } from '../contract.ts';
import { type Score, scoreOf, statusAt } from '../engine/index.ts';
import { portraitUrl } from '../portraits/address.ts';
import type { FreeSlot } from './consultation-slots.ts';
import { distributions } from './review.repo.ts';
import { presenceFacts } from './status.repo.ts';
import type { AdvisorRow } from './tables.ts';

const NO_SCORE: Score = scoreOf([0, 0, 0, 0, 0]);

/** The next free hours, from whichever feature knows agendas. */
export async function freeSlots(
  db: Reader,
  { features }: Pick<Services, 'features'>,
  asked: { advisorIds: readonly number[]; limit: number; now: Temporal.Instant },
): Promise<Map<number, readonly FreeSlot[]>> {
  const all = new Map<number, readonly FreeSlot[]>();
  for (const { advisors } of features)
    for (const [id, slots] of (await advisors?.nextFree?.(db, asked)) ?? [])
      all.set(id, [...(all.get(id) ?? []), ...slots].slice(0, asked.limit));
  return all;
}

export const asSlot = ({ startsAt, durationMinutes, address }: FreeSlot) => ({
  startsAt: new Date(startsAt.epochMilliseconds).toISOString(),
  ...{ durationMinutes, address },
});

/** What lists show of these people, now. */
export async function cardsOf(
  db: Reader,
  services: Pick<Services, 'features'>,
  rows: readonly AdvisorRow[],
  now: Temporal.Instant,
): Promise<AdvisorCard[]> {
  const advisorIds = rows.map(({ id }) => id);
  const facts = await presenceFacts(db, services, advisorIds, now);
  const slots = await freeSlots(db, services, { advisorIds, limit: 1, now });
  const scores = await distributions(db, advisorIds);
  return rows.map((row) => {
    const fact = facts.get(row.id);
    const [slot] = slots.get(row.id) ?? [];
    const distribution = scores.get(row.id);
    return {
      ...{ id: row.id, slug: row.slug, name: row.name, gender: row.gender, headline: row.headline },
      ...{ epithet: row.epithet, disciplines: row.disciplines, themes: row.themes, languages: row.languages },
      picture: row.portrait ? portraitUrl(row.portrait) : null,
      prices: { phone: row.phone_cents_per_minute, chat: row.chat_cents_per_minute, written: row.written_cents },
      ...{ writtenDelayHours: row.written_delay_hours, isDemo: row.is_demo },
      seen: fact ? statusAt(fact, now.epochMilliseconds) : { status: 'offline' },
      score: distribution ? scoreOf(distribution) : NO_SCORE,
      nextFree: slot ? asSlot(slot) : null,
    };
  });
}
