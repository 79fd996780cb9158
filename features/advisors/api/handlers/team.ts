import { handle, type Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { team } from '../../contract.ts';
import { orderTeam } from '../../engine/index.ts';
import { listedAdvisorRows } from '../advisor.repo.ts';
import { cardsOf } from '../cards.ts';
import type { OpenHours } from '../consultation-slots.ts';
import { teamMeta } from '../page-meta.ts';

const DAY = { hours: 24 };
const iso = (at: Temporal.Instant): string => new Date(at.epochMilliseconds).toISOString();

export const teamHandler = handle(team, async (_, { db, services, now }) => {
  const cards = await cardsOf(db, services, await listedAdvisorRows(db), now);
  const hours = await hoursAround(
    db,
    services,
    cards.map(({ id }) => id),
    now,
  );
  const day = now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
  return {
    at: iso(now),
    advisors: orderTeam(cards, day).map((card) => ({
      ...card,
      hours: (hours.get(card.id) ?? []).map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
    })),
    __META__: teamMeta(services.config.siteUrl),
  };
});

/** From whichever feature knows agendas. */
async function hoursAround(
  db: Reader,
  { features }: Pick<Services, 'features'>,
  advisorIds: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, readonly OpenHours[]>> {
  const asked = { advisorIds, from: now.subtract(DAY), until: now.add(DAY) };
  const all = new Map<number, readonly OpenHours[]>();
  for (const { advisors } of features)
    for (const [id, hours] of (await advisors?.openHours?.(db, asked)) ?? [])
      all.set(id, [...(all.get(id) ?? []), ...hours]);
  return all;
}
