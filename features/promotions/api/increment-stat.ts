import { handle } from '@solelune/contract/server';
import { incrementStat } from '../contract.ts';
import { countClick } from './display-stat.repo.ts';

export const incrementStatHandler = handle(incrementStat, async ({ bcc, slot, cv }, { db, now }) => {
  const day = now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
  await countClick(db, { displayId: bcc, slot, conversion: cv ?? '', day });
  return { conversions: cv ? [{ cv, bcc, slot, at: now.toString() }] : [] };
});
