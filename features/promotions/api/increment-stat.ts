import { handle } from '@solelune/contract/server';
import { incrementStat } from '../contract.ts';
import { dayOf } from './day.ts';
import { countClick } from './display-stat.repo.ts';

export const incrementStatHandler = handle(incrementStat, async ({ bcc, slot, cv }, { db, now }) => {
  await countClick(db, { displayId: bcc, slot, conversion: cv ?? '', day: dayOf(now).toString() });
  return { conversions: cv ? [{ cv, bcc, slot, at: now.toString() }] : [] };
});
