import type { Reader } from '@solelune/platform';
import { sql } from 'kysely';
import type { Account, Currency, Owner } from '../engine/index.ts';
import { accountOf } from '../entries.repo.ts';
import { isOneOf } from '../owners.repo.ts';
import { instant } from './balances.repo.ts';

export interface StatementLine {
  entryId: string;
  operation: string;
  label: string;
  detail: string | null;
  amount: number;
  balanceAfter: number;
  madeAt: Date;
}

interface Page {
  account: Account;
  currency: Currency;
  offset: number;
  limit: number;
}

const ENTRY = ['ledger_entry.id as entryId', 'operation', 'label', 'detail', 'made_at as madeAt'] as const;

/** The lines of a chained account by pages, the newest first. */
export async function historyOf(db: Reader, page: Page): Promise<{ lines: StatementLine[]; count: number }> {
  const last = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_account', 'ledger_account.id', 'account_id')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .select(['account_id', 'position'])
    .where(isOneOf([page.account.owner]))
    .where('name', '=', page.account.name)
    .where('currency', '=', page.currency)
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.position) return { lines: [], count: 0 };
  // Positions have no gaps: the page is found by its place, however long the statement is.
  const newest = last.position - page.offset;
  const rows = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select([...ENTRY, 'amount', 'balance_after'])
    .where('account_id', '=', last.account_id)
    .where('position', '<=', newest)
    .where('position', '>', newest - page.limit)
    .orderBy('position', 'desc')
    .execute();
  const lines = rows.map(({ balance_after, ...line }) => ({ ...line, balanceAfter: balance_after ?? 0 }));
  return { lines, count: last.position };
}

interface Period {
  from: Temporal.Instant;
  /** Excluded. */
  until: Temporal.Instant;
}

export interface AccountStatement {
  account: Account;
  currency: Currency;
  opening: number;
  lines: StatementLine[];
  closing: number;
}

/** Every account of an owner over a period: what it held, each line with what was then held, the oldest first, and what it holds at the end. */
export async function statementOf(db: Reader, owner: Owner, { from, until }: Period): Promise<AccountStatement[]> {
  const accounts = await db
    .selectFrom('ledger_account')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .select(['ledger_account.id', 'kind', 'person_id', 'name', 'may_go_below_zero', 'currency'])
    .select((eb) =>
      eb
        .selectFrom('ledger_line')
        .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('opening'))
        .whereRef('account_id', '=', 'ledger_account.id')
        .where('made_at', '<', instant(from))
        .as('opening'),
    )
    .where(isOneOf([owner]))
    .orderBy('name')
    .orderBy('currency')
    .execute();
  const lines = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select([...ENTRY, 'account_id', 'amount'])
    .where(sql<boolean>`account_id = any(${accounts.map(({ id }) => id)}::uuid[])`)
    .where('made_at', '>=', instant(from))
    .where('made_at', '<', instant(until))
    .orderBy('made_at')
    .orderBy('position')
    .orderBy('entry_id')
    .execute();
  const ofAccount = Map.groupBy(lines, ({ account_id }) => account_id);
  return accounts.map(({ id, currency, opening, ...row }) => {
    const start = opening ?? 0;
    let balanceAfter = start;
    const own = (ofAccount.get(id) ?? []).map(({ entryId, operation, label, detail, amount, madeAt }) => {
      balanceAfter += amount;
      return { entryId, operation, label, detail, amount, balanceAfter, madeAt };
    });
    return { account: accountOf(row), currency, opening: start, lines: own, closing: balanceAfter };
  });
}
