import { handle } from '@solelune/contract/server';
import { incrementStat } from '../contract.ts';
import { allCards } from './cards.ts';
import { dayOf } from './day.ts';
import { countClick } from './display-stat.repo.ts';

/** Where one advisor stands under pages of their art (`spotlight-astrologer`): the number is theirs, and no card of this list. */
const OF_ADVISORS = /^spotlight-[a-z-]{1,30}$/;

/** A card that there is not is answered like any other and counted nowhere. */
export const incrementStatHandler = handle(incrementStat, async ({ bcc, slot, cv }, { db, services, now }) => {
  const cards = await allCards(db, services.config);
  if (!OF_ADVISORS.test(slot) && !cards.some(({ id }) => id === bcc)) return { conversions: [] };
  await countClick(db, { displayId: bcc, slot, conversion: cv ?? '', day: dayOf(now).toString() });
  return { conversions: cv ? [{ cv, bcc, slot, at: now.toString() }] : [] };
});
