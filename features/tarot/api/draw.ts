import { fail, handle } from '@solelune/contract/server';
import { draw } from '../contract.ts';
import { findDraw } from './draw.repo.ts';
import { drawViewOf } from './draw-view.ts';

export const drawHandler = handle(draw, async ({ id }, { db, services }) => {
  const row = await findDraw(db, id);
  return row ? drawViewOf(services, row) : fail('not_found');
});
