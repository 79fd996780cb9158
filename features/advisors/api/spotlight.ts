import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { SpotlightCard } from '../contract.ts';
import { SPOTLIGHTS, type Spotlight } from '../engine/index.ts';
import { listedAdvisorRows } from './advisor.repo.ts';
import { cardsOf } from './cards.ts';

/** One person per role, in the order of the roles; a role that nobody has is left out. */
export async function spotlightCards(
  db: Reader,
  services: Pick<Services, 'features'>,
  now: Temporal.Instant,
  roles: readonly Spotlight[] = SPOTLIGHTS,
): Promise<SpotlightCard[]> {
  const rows = (await listedAdvisorRows(db)).filter(({ spotlight }) => spotlight && roles.includes(spotlight));
  const cards = await cardsOf(db, services, rows, now);
  return roles.flatMap((role) => {
    const index = rows.findIndex(({ spotlight }) => spotlight === role);
    const card = cards[index];
    return card ? [{ ...card, role }] : [];
  });
}
