import { handle } from '@solelune/contract/server';
import { team } from '../../contract.ts';
import { orderTeam } from '../../engine/index.ts';
import { listedAdvisorRows } from '../advisor.repo.ts';
import { cardsOf } from '../cards.ts';
import { teamMeta } from '../page-meta.ts';

export const teamHandler = handle(team, async (_, { db, services, now }) => {
  const cards = await cardsOf(db, services, await listedAdvisorRows(db), now);
  const day = now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
  return { advisors: orderTeam(cards, day), __META__: teamMeta(services.config.siteUrl) };
});
