import type { Reader } from '@solelune/platform';
import { sql } from 'kysely';
import { CURRENCIES, type Currency, type Owner, type OwnerKind } from '../engine/index.ts';
import { accountOf } from '../entries.repo.ts';
import { isOneOf } from '../owners.repo.ts';
import type { Balance } from '../perform.ts';

/** What an owner has, account by account: read off the end of each chain, however long it is; the house's other accounts are summed. */
export async function balancesOf(db: Reader, owner: Owner): Promise<Balance[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .select(['kind', 'person_id', 'name', 'may_go_below_zero', 'currency'])
    .select((eb) => {
      const lines = eb.selectFrom('ledger_line').whereRef('account_id', '=', 'ledger_account.id');
      const last = lines.select('balance_after').where('position', 'is not', null).orderBy('position', 'desc').limit(1);
      const sum = lines.select(sql<number>`sum(amount)::bigint`.as('sum'));
      const balance = eb.case().when('chained', '=', true).then(last).else(sum).end();
      return eb.fn.coalesce(balance, eb.lit(0)).as('balance');
    })
    .where(isOneOf([owner]))
    .orderBy('name')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, balance, ...row }) => ({ account: accountOf(row), currency, balance }));
}

/** What every account held before an instant, or holds now: the fold of its lines, whatever the chains say. */
export async function accountBalances(db: Reader, before?: Temporal.Instant): Promise<(Balance & { id: string })[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .leftJoin(linesBefore(db, before).as('line'), 'line.account_id', 'ledger_account.id')
    .select(['ledger_account.id', 'kind', 'person_id', 'name', 'may_go_below_zero', 'currency'])
    .select(sql<number>`coalesce(sum(line.amount), 0)::bigint`.as('balance'))
    .groupBy(['ledger_account.id', 'ledger_owner.id'])
    .orderBy('kind')
    .orderBy('name')
    .orderBy('ledger_account.id')
    .execute();
  return rows.map(({ id, currency, balance, ...row }) => ({ id, account: accountOf(row), currency, balance }));
}

const linesBefore = (db: Reader, before: Temporal.Instant | undefined) =>
  db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select(['account_id', 'amount'])
    .$if(before !== undefined, (query) => query.where('made_at', '<', instant(before as Temporal.Instant)));

export const instant = (at: Temporal.Instant) => sql<Date>`${at.toString()}::timestamptz`;

/** One row for all accounts of a name: what members have available, what is owed to advisors, what was issued. */
export interface TrialRow {
  owner: OwnerKind;
  name: string;
  accounts: number;
  balance: number;
}

export interface TrialBalance {
  currency: Currency;
  rows: TrialRow[];
  /** Zero, or the books are wrong. */
  total: number;
}

/** The books on one page, before an instant or now: every currency, every kind of account, and the proof that nothing is missing. */
export async function trialBalance(db: Reader, before?: Temporal.Instant): Promise<TrialBalance[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .leftJoin(linesBefore(db, before).as('line'), 'line.account_id', 'ledger_account.id')
    .select(['owner_kind as owner', 'name', 'currency'])
    .select(sql<number>`count(distinct ledger_account.id)`.as('accounts'))
    .select(sql<number>`coalesce(sum(line.amount), 0)::bigint`.as('balance'))
    .groupBy(['owner_kind', 'name', 'currency'])
    .orderBy('owner_kind')
    .orderBy('name')
    .execute();
  return CURRENCIES.map((counted) => {
    const own = rows.flatMap(({ currency, ...row }) => (currency === counted ? [row] : []));
    return { currency: counted, rows: own, total: own.reduce((sum, { balance }) => sum + balance, 0) };
  });
}
