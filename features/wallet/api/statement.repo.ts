import type { Reader } from '@solelune/platform';
import { type Balances, type Currency, NO_BALANCE } from '../engine/index.ts';
import { memberAccounts } from './accounts.repo.ts';
import type { Operation } from './tables.ts';

export async function balanceOf(db: Reader, userId: string): Promise<Balances> {
  const accounts = await memberAccounts(db, userId);
  return { ...NO_BALANCE, ...Object.fromEntries(accounts.map(({ currency, balance }) => [currency, balance])) };
}

export interface StatementLine {
  id: string;
  operation: Operation;
  label: string;
  detail: string | null;
  amount: number;
  balanceAfter: number;
  madeAt: Date;
}

interface Page {
  userId: string;
  currency: Currency;
  offset: number;
  limit: number;
}

/** The newest first. */
export async function historyOf(db: Reader, page: Page): Promise<{ lines: StatementLine[]; count: number }> {
  const account = (await memberAccounts(db, page.userId)).find(({ currency }) => currency === page.currency);
  if (!account) return { lines: [], count: 0 };
  // Positions have no gaps: the page is found by its place, however long the statement is.
  const newest = account.position - page.offset;
  const rows = await db
    .selectFrom('wallet_line')
    .innerJoin('wallet_entry', 'wallet_entry.id', 'wallet_line.entry_id')
    .select(['wallet_entry.id', 'operation', 'label', 'detail', 'made_at', 'amount', 'balance_after'])
    .where('account_id', '=', account.id)
    .where('position', '<=', newest)
    .where('position', '>', newest - page.limit)
    .orderBy('position', 'desc')
    .execute();
  const lines = rows.map(({ id, operation, label, detail, amount, balance_after, made_at }) => ({
    ...{ id, operation, label, detail, amount },
    ...{ balanceAfter: balance_after ?? 0, madeAt: made_at },
  }));
  return { lines, count: account.position };
}
