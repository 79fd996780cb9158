import { fail, handle } from '@solelune/contract/server';
import { tableKeptDraw } from '../../contract/table.ts';
import { isOpen } from '../../engine/index.ts';
import { pieceOf } from '../../engine/table/index.ts';
import { roomFor } from '../room/room.ts';
import { findKeptDraw } from './kept.ts';
import { readTable } from './table.ts';

export const keptDrawHandler = handle(tableKeptDraw, async ({ id, item }, { db, who }) => {
  const found = await roomFor(db, id, who.userId);
  const memberId = found?.room.row.member_id;
  if (!found || !memberId || (found.side === 'advisor' && !isOpen(found.room.state))) return fail('not_found');
  const piece = pieceOf(await readTable(db, id), item)?.piece;
  if (piece?.what !== 'kept-draw') return fail('not_found');
  return (await findKeptDraw(db, memberId, piece.draw)) ?? fail('not_found');
});
