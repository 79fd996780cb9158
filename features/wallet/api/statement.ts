import * as ledger from '@solelune/ledger';
import { member } from '@solelune/ledger/engine';
import type { Reader } from '@solelune/platform';
import { type Balances, type Currency, type Operation, operationOf } from '../engine/index.ts';
import { available } from './accounts.ts';
import { availableIn } from './outcome.ts';

export async function balanceOf(db: Reader, userId: string): Promise<Balances> {
  return { suns: 0, points: 0, ...availableIn(await ledger.balancesOf(db, member(userId))) };
}

export interface StatementLine extends Omit<ledger.StatementLine, 'entryId' | 'operation'> {
  id: string;
  operation: Operation;
}

interface Page {
  userId: string;
  currency: Currency;
  offset: number;
  limit: number;
}

/** The newest first. */
export async function historyOf(
  db: Reader,
  { userId, ...page }: Page,
): Promise<{ lines: StatementLine[]; count: number }> {
  const { lines, count } = await ledger.historyOf(db, { account: available(userId), ...page });
  return {
    lines: lines.map(({ entryId, ...line }) => ({ ...line, id: entryId, operation: operationOf(line) })),
    count,
  };
}
