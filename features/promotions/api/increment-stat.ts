import { handle } from '@solelune/contract/server';
import { incrementStat } from '../contract.ts';
import { cardsIn } from './cards.ts';
import { dayOf } from './day.ts';
import { countClick } from './display-stat.repo.ts';

/** A card that there is not is answered like any other and counted nowhere. */
export const incrementStatHandler = handle(incrementStat, async ({ bcc, slot, cv }, { db, services, now }) => {
  const cards = await cardsIn(db, services.config)(now);
  if (!cards.some(({ id }) => id === bcc)) return { conversions: [] };
  await countClick(db, { displayId: bcc, slot, conversion: cv ?? '', day: dayOf(now).toString() });
  return { conversions: cv ? [{ cv, bcc, slot, at: now.toString() }] : [] };
});
