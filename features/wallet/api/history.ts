import { handle } from '@solelune/contract/server';
import { history } from '../contract.ts';
import { historyOf } from './statement.ts';

export const historyHandler = handle(history, async ({ offset, limit }, { db, who }) => {
  const { lines, count } = await historyOf(db, { userId: who.userId, currency: 'suns', offset, limit });
  return {
    lines: lines.map(({ balanceAfter, madeAt, ...line }) => ({
      ...line,
      balance_after: balanceAfter,
      made_at: madeAt.toISOString(),
    })),
    count,
    end: offset + lines.length >= count,
  };
});
