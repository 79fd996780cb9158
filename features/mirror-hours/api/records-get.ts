import { handle } from '@solelune/contract/server';
import { recordsGet } from '../contract.ts';
import { daysOfPeriod } from '../engine/index.ts';
import { spanOf, within } from '../engine/statistics/period.ts';
import { readJournal } from './journal.ts';
import { isOwner, ownerOf } from './owner.ts';

export const recordsGetHandler = handle(recordsGet, async ({ period, uuid }, { db, who, now }) => {
  const owner = ownerOf(uuid, who);
  if (!isOwner(owner)) return owner;
  const { records, today, ...current } = await readJournal(db, owner, now);
  return { ...current, records: within(records, spanOf(records, daysOfPeriod(period), today)) };
});
