import { Failure, fail, handle } from '@solelune/contract/server';
import { tablePick } from '../../contract/table.ts';
import { pieceOf } from '../../engine/table/index.ts';
import { atTable } from './table.ts';

export const pickHandler = handle(tablePick, async ({ id, item, place, seed }, { db: tx, who, services, now }) => {
  const table = await atTable(tx, { services, now, userId: who.userId }, id);
  if (table instanceof Failure) return table;
  if (table.side !== 'member') return fail('not_found');
  // The seed of the first card holds: what comes with the others is not looked at.
  const isFirst = pieceOf(table.state, item)?.spread?.visitorSeed === null;
  return table.keep([{ kind: 'picked', by: 'member', item, place, ...(isFirst && { seed }) }]);
});
